#!/usr/bin/env python3
"""Compares Hearth's instances of random rules with python-dateutil's; README.md tells how."""

import argparse
import collections
import datetime
import random
import shlex
import signal
import subprocess
import sys
import warnings

from dateutil import rrule

warnings.simplefilter("ignore")

FREQUENCIES = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"]
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
RANGES = {
    "BYMONTH": (1, 12, False), "BYWEEKNO": (1, 53, True), "BYYEARDAY": (1, 366, True),
    "BYMONTHDAY": (1, 31, True), "BYHOUR": (0, 23, False), "BYMINUTE": (0, 59, False),
    "BYSECOND": (0, 59, False), "BYSETPOS": (1, 366, True),
}
LIMIT = 24
# So many days after the start are compared, times the interval.
HORIZON = {
    "YEARLY": 14_000, "MONTHLY": 2_500, "WEEKLY": 700, "DAILY": 500, "HOURLY": 120, "MINUTELY": 40,
    "SECONDLY": 10,
}


class TooSlow(Exception):
    pass


# --- Rules ---------------------------------------------------------------------------------------


def some(random, part):
    low, high, signed = RANGES[part]
    count = random.choice([1, 1, 1, 2, 2, 3, 5, 8])
    if part == "BYSETPOS":
        high = random.choice([3, 3, 12, 366])
    values = [random.randint(low, high) for _ in range(count)]
    if signed:
        values = [-value if random.random() < 0.3 else value for value in values]
    return values


def weekdays(random, ordinals):
    days = []
    counted = ordinals and random.random() < 0.5
    mixed = counted and random.random() < 0.1
    for _ in range(random.choice([1, 1, 2, 3, 5])):
        number = ""
        if counted and not (mixed and random.random() < 0.5):
            most = random.choice([2, 5, 5, 53]) if ordinals == "year" else random.choice([2, 5])
            number = str(random.choice([1, -1]) * random.randint(1, most))
        days.append(number + random.choice(WEEKDAYS))
    return days


def random_rule(random):
    """The parts of a rule, in order, and its start."""
    frequency = random.choice(FREQUENCIES)
    rule = {"FREQ": [frequency]}
    if random.random() < 0.4:
        most = random.choice([3, 12, 30, 100, 400] if FREQUENCIES.index(frequency) > 2 else [3, 7])
        if frequency in ("SECONDLY", "MINUTELY") and random.random() < 0.2:
            most = 100_000
        rule["INTERVAL"] = [random.randint(1, most)]
    dense = {"YEARLY": 0.35, "MONTHLY": 0.35, "WEEKLY": 0.35}.get(frequency, 0.25)
    chance = lambda: random.random() < dense
    # A fifth holds parts that only a file may have beside that frequency.
    odd = random.random() < 0.2
    if chance():
        rule["BYMONTH"] = some(random, "BYMONTH")
    if chance() and (frequency == "YEARLY" or odd):
        rule["BYWEEKNO"] = some(random, "BYWEEKNO")
    if random.random() < 0.15 and (frequency in ("YEARLY", "HOURLY", "MINUTELY", "SECONDLY") or odd):
        rule["BYYEARDAY"] = some(random, "BYYEARDAY")
    if chance() and (frequency != "WEEKLY" or odd):
        rule["BYMONTHDAY"] = some(random, "BYMONTHDAY")
    if random.random() < 0.45:
        ordinals = None
        if frequency == "MONTHLY":
            ordinals = "month"
        elif frequency == "YEARLY" and "BYWEEKNO" not in rule:
            ordinals = "month" if "BYMONTH" in rule else "year"
        rule["BYDAY"] = weekdays(random, ordinals)
    for part in ("BYHOUR", "BYMINUTE", "BYSECOND"):
        if random.random() < 0.2:
            rule[part] = some(random, part)
    if random.random() < 0.15 and any(part.startswith("BY") for part in rule):
        rule["BYSETPOS"] = some(random, "BYSETPOS")
    if random.random() < 0.4:
        rule["WKST"] = [random.choice(WEEKDAYS)]
    start = datetime.datetime(random.choice([1904, 1970, 1997, 2024, 2026]), 1, 1)
    start += datetime.timedelta(days=random.randint(0, 1500), seconds=random.randint(0, 86_399))
    if random.random() < 0.5:
        start = start.replace(second=0)
    if random.random() < 0.1:
        start = start.replace(month=random.choice([1, 12]), day=random.randint(25, 31))
    end = random.random()
    if end < 0.2:
        rule["COUNT"] = [random.randint(1, 40)]
    elif end < 0.4:
        days = random.choice([40, 400, 4000, 40_000])
        until = start + datetime.timedelta(days=random.randint(0, days))
        rule["UNTIL"] = [until.strftime("%Y%m%dT%H%M%S")]
    return rule, start


def text_of(rule):
    return ";".join(f"{part}={','.join(map(str, values))}" for part, values in rule.items())


# --- Answers -------------------------------------------------------------------------------------


def horizon(rule, start):
    days = HORIZON[rule["FREQ"][0]]
    if rule["FREQ"][0] in ("YEARLY", "MONTHLY", "WEEKLY"):
        days *= min(rule.get("INTERVAL", [1])[0], 100)
    return min(start + datetime.timedelta(days=min(days, 900_000)), datetime.datetime(4500, 1, 1))


def theirs(rule, start, last):
    """What python-dateutil says up to a moment: instances, and the name of its error."""
    wkst = {} if "WKST" in rule else {"WKST": ["MO"]}
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.03)
    found = []
    try:
        theirs = rrule.rrulestr(text_of({**rule, **wkst}), dtstart=start)
        if "UNTIL" not in rule or theirs._until > last:
            theirs._until = last
        for moment in theirs:
            found.append(moment.strftime("%Y-%m-%dT%H:%M:%S").rjust(19, "0"))
            if len(found) > LIMIT:
                break
        return found, None
    except TooSlow:
        return found, "slow"
    except (ValueError, IndexError, TypeError, OverflowError) as error:
        return found, f"{type(error).__name__}: {error}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


class Hearth:
    def __init__(self, options):
        self.each = shlex.split(options.each) if options.each else None
        if not self.each:
            self.reader = subprocess.Popen(
                shlex.split(options.reader), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                text=True, bufsize=1)

    def __call__(self, rule, start):
        """Hearth's instances, or nothing and what it said."""
        moment = start.isoformat()
        if self.each:
            words = self.each + [rule, "--from", moment, "--limit", str(LIMIT + 1)]
            done = subprocess.run(words, capture_output=True, text=True, check=False)
            if done.returncode:
                return [], f"status {done.returncode}: {done.stderr.strip()}"
            return done.stdout.split(), None
        print(rule, moment, LIMIT + 1, sep="\t", file=self.reader.stdin, flush=True)
        line = self.reader.stdout.readline().strip()
        if line.startswith(("refused", "!", "what")):
            return [], line
        return [word for word in line.split() if word != "more"], None


# --- What is decided -----------------------------------------------------------------------------


def filled(rule, start):
    """The rule with what we take from the start, where dateutil does not; and why."""
    frequency = rule["FREQ"][0]
    days = [part for part in ("BYMONTHDAY", "BYYEARDAY", "BYWEEKNO", "BYDAY") if part in rule]
    weekday = {"BYDAY": [WEEKDAYS[start.weekday()]]}
    if frequency == "YEARLY" and "BYMONTHDAY" in rule:
        if not {"BYMONTH", "BYYEARDAY", "BYWEEKNO"} & rule.keys():
            name = "YEARLY+BYMONTHDAY stays in the start's month"
            if any(day[:-2] for day in rule.get("BYDAY", [])):
                # BYMONTH would have dateutil count weekdays in the month.
                return rule, name
            return {**rule, "BYMONTH": [start.month]}, name
    if frequency == "YEARLY" and days == ["BYWEEKNO"]:
        return {**rule, **weekday}, "BYWEEKNO without a day has the start's weekday"
    if frequency == "MONTHLY" and days and not {"BYMONTHDAY", "BYDAY"} & rule.keys():
        name = "a limit from a file names no day: MONTHLY has the start's"
        return {**rule, "BYMONTHDAY": [start.day]}, name
    if frequency == "WEEKLY" and days and "BYDAY" not in rule:
        name = "a limit from a file names no day: WEEKLY has the start's weekday"
        return {**rule, **weekday}, name
    return rule, None


def is_about_new_year(ours, other):
    """Whether two answers differ only in days around New Year."""
    end = min(ours[-1:] + other[-1:], default="")
    differing = {moment for moment in set(ours) ^ set(other) if moment <= end}
    return all(moment[5:10] >= "12-25" or moment[5:10] <= "01-07" for moment in differing)


def decided(rule, ours, other):
    """Why a rule may differ that dateutil cannot be told in another way."""
    frequency = rule["FREQ"][0]
    if frequency == "YEARLY" and "BYWEEKNO" in rule:
        if {"INTERVAL", "BYSETPOS"} & rule.keys():
            return "BYWEEKNO: the year is the ISO week-year"
    if frequency == "WEEKLY" and "BYSETPOS" in rule:
        return "BYSETPOS counts over the whole first week"
    numbered = [day[:-2] != "" for day in rule.get("BYDAY", [])]
    if any(numbered) and not all(numbered) and frequency in ("YEARLY", "MONTHLY"):
        return "RFC: BYDAY with and without numbers is all of them (dateutil: both at once)"
    if any(week < -1 or week > 51 for week in rule.get("BYWEEKNO", [])):
        if "COUNT" in rule or "BYSETPOS" in rule or is_about_new_year(ours, other):
            return "dateutil: weeks 52, 53 and those from the end are cut or misnumbered at New Year"
    return None


def is_same(ours, other, error):
    """Whether two answers agree; None where dateutil came to no end, and they agree so far."""
    if error and "empty" in error:
        return not ours
    if error == "slow" or error and error.startswith(("IndexError", "OverflowError")):
        return None if ours[: len(other)] == other else False
    return not error and ours == other


def judged(rule, start, last, ours, problem):
    """The name of the difference: None for none, with '?' before it for an undecided one."""
    if problem:
        return f"? {problem}", ([], None)
    answer = theirs(rule, start, last)
    same = is_same(ours, *answer)
    if same is None:
        return "not compared: dateutil gives up, equal so far", answer
    if same:
        return None, answer
    told, name = filled(rule, start)
    if name and told == rule:
        return name, answer
    if name:
        answer = theirs(told, start, last)
        if is_same(ours, *answer) is not False:
            return name, answer
    return decided(rule, ours, answer[0]) or "?", answer


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rules", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--each", help="a command that answers one rule: 'hearth event dates'")
    parser.add_argument("--reader", help="a program that answers lines of RULE, START, LIMIT")
    parser.add_argument("--show", type=int, default=5, help="so many undecided ones are shown")
    options = parser.parse_args()
    if not options.each and not options.reader:
        parser.error("--each or --reader is needed")

    def too_slow(*_):
        raise TooSlow

    signal.signal(signal.SIGVTALRM, too_slow)
    numbers = random.Random(options.seed)
    hearth = Hearth(options)
    counts = collections.Counter()
    shown = 0
    stopped = []
    signal.signal(signal.SIGINT, lambda *_: stopped.append(True))
    for _ in range(options.rules):
        if stopped:
            break
        rule, start = random_rule(numbers)
        ours, problem = hearth(text_of(rule), start)
        last = horizon(rule, start)
        ours = [moment for moment in ours if moment <= last.isoformat()]
        name, (other, error) = judged(rule, start, last, ours, problem)
        kind = "equal, with instances" if ours else "equal, both empty"
        counts[name or kind] += 1
        if name and name.startswith("?") and shown < options.show:
            shown += 1
            print(name, text_of(rule), start.isoformat())
            print("  Hearth  ", " ".join(ours[:12]) or "nothing")
            print("  dateutil", " ".join(other[:12]) or "nothing", error or "", flush=True)
    print(f"{sum(counts.values())} rules")
    for name, count in counts.most_common():
        print(f"{count:8} {name}")
    return 1 if any(name.startswith("?") for name in counts) else 0


if __name__ == "__main__":
    sys.exit(main())
