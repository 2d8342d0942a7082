extension Spelling {
  /// What is typed in English.
  static let english = table(
    #"""
    Lunch => Lunch | 2026-11-20 14:35 - 15:35
    Lunch tomorrow => Lunch | 2026-11-21
    Lunch tomorrow noon => Lunch | 2026-11-21 12:00 - 13:00
    Lunch tomorrow at noon => Lunch | 2026-11-21 12:00 - 13:00
    Lunch tomorrow 12:30 => Lunch | 2026-11-21 12:30 - 13:30
    Lunch tomorrow at 12:30pm => Lunch | 2026-11-21 12:30 - 13:30
    Lunch on friday => Lunch | 2026-11-20
    Lunch on Friday at 3pm => Lunch | 2026-11-20 15:00 - 16:00
    Lunch fri 3pm => Lunch | 2026-11-20 15:00 - 16:00
    Lunch friday 15:00 => Lunch | 2026-11-20 15:00 - 16:00
    Lunch 3pm friday => Lunch | 2026-11-20 15:00 - 16:00
    Lunch next fri => Lunch | 2026-11-27
    Lunch next friday 1pm => Lunch | 2026-11-27 13:00 - 14:00
    Lunch this fri 6pm => Lunch | 2026-11-20 18:00 - 19:00
    Lunch today => Lunch | 2026-11-20
    Lunch today 6pm => Lunch | 2026-11-20 18:00 - 19:00
    Lunch today at 18:00 => Lunch | 2026-11-20 18:00 - 19:00
    Dentist tmr 9am => Dentist | 2026-11-21 09:00 - 10:00
    Dentist tomorow 9am => Dentist | 2026-11-21 09:00 - 10:00
    Dentist tmrw 9:15 => Dentist | 2026-11-21 09:15 - 10:15
    Dentist day after tomorrow 10am => Dentist | 2026-11-22 10:00 - 11:00
    Dentist in 3 days => Dentist | 2026-11-23
    Dentist in 3 days at 10am => Dentist | 2026-11-23 10:00 - 11:00
    Dentist in two weeks => Dentist | 2026-12-04
    Dentist in 2 weeks 10:00 => Dentist | 2026-12-04 10:00 - 11:00
    Dentist in a week => Dentist | 2026-11-27
    Dentist in 1 month => Dentist | 2026-12-20
    Dentist 3 days from now => Dentist | 2026-11-23
    Dentist +3d => Dentist | 2026-11-23
    Dentist +2w 10:00 => Dentist | 2026-12-04 10:00 - 11:00
    Dentist +1m => Dentist | 2026-12-20
    Call in 30m => Call | 2026-11-20 15:00 - 16:00
    Call in 2 hours => Call | 2026-11-20 16:30 - 17:30
    Call in an hour => Call | 2026-11-20 15:30 - 16:30
    Call in half an hour => Call | 2026-11-20 15:00 - 16:00
    Call now => Call | 2026-11-20 14:30 - 15:30
    Call tonight => Call | 2026-11-20 20:00 - 21:00
    Call this evening => Call | 2026-11-20 19:00 - 20:00
    Call this afternoon => Call | 2026-11-20 15:00 - 16:00
    Call tomorrow morning => Call | 2026-11-21 08:00 - 09:00
    Call tomorrow evening => Call | 2026-11-21 19:00 - 20:00
    Call tomorrow night => Call | 2026-11-21 20:00 - 21:00
    Call monday morning => Call | 2026-11-23 08:00 - 09:00
    Call at 3 => Call | 2026-11-20 15:00 - 16:00
    Call at 3pm => Call | 2026-11-20 15:00 - 16:00
    Call at 15:00 => Call | 2026-11-20 15:00 - 16:00
    Call 3pm => Call | 2026-11-20 15:00 - 16:00
    Call 3:30pm => Call | 2026-11-20 15:30 - 16:30
    Call 3.30pm => Call | 2026-11-20 15:30 - 16:30
    Call 15:30 => Call | 2026-11-20 15:30 - 16:30
    Call 7am => Call | 2026-11-21 07:00 - 08:00
    Call 12am => Call | 2026-11-21 00:00 - 01:00
    Call 12pm => Call | 2026-11-21 12:00 - 13:00
    Call midnight => Call | 2026-11-21 00:00 - 01:00
    Call noon => Call | 2026-11-21 12:00 - 13:00
    Call tomorrow midnight => Call | 2026-11-21 00:00 - 01:00
    Call tomorrow 24:00 => Call | 2026-11-22 00:00 - 01:00
    Train 6.15pm tomorrow => Train | 2026-11-21 18:15 - 19:15
    Train mon 6:15am => Train | 2026-11-23 06:15 - 07:15
    Train 25 Nov => Train | 2026-11-25
    Train 25 November => Train | 2026-11-25
    Train Nov 25 => Train | 2026-11-25
    Train November 25 => Train | 2026-11-25
    Train November 25th => Train | 2026-11-25
    Train 25th November => Train | 2026-11-25
    Train 25th of November => Train | 2026-11-25
    Train 25 Nov 2026 => Train | 2026-11-25
    Train Nov 25, 2026 => Train | 2026-11-25
    Train 25 Nov 2027 8am => Train | 2027-11-25 08:00 - 09:00
    Train 2026-11-25 => Train | 2026-11-25
    Train 2026-11-25 08:00 => Train | 2026-11-25 08:00 - 09:00
    Train 2026-11-25T08:00 => Train | 2026-11-25 08:00 - 09:00
    Train 2026/11/25 => Train | 2026-11-25
    Train 2026.11.25 => Train | 2026-11-25
    Train 11/25 => Train | 2026-11-25
    Train 11/25 8am => Train | 2026-11-25 08:00 - 09:00
    Train 12/25 => Train | 2026-12-25
    Party 12/25 => Party | 2026-12-25
    Party 12/31 9pm => Party | 2026-12-31 21:00 - 22:00
    Party 1/1 => Party | 2027-01-01
    Party 12/25/2026 => Party | 2026-12-25
    Party Wed 25 Nov => Party | 2026-11-25
    Party wed, 25 nov => Party | 2026-11-25
    Party Wed 25 Nov 7pm => Party | 2026-11-25 19:00 - 20:00
    Party Wed Nov 25 => Party | 2026-11-25
    Party end of the month => Party | 2026-11-30
    Party end of month => Party | 2026-11-30
    Party last day of november => Party | 2026-11-30
    Party end of november => Party | 2026-11-30
    Party the 1st of next month => Party | 2026-12-01
    Party on the 1st of next month 10am => Party | 2026-12-01 10:00 - 11:00
    Party first mon of december => Party | 2026-12-07
    Party the first monday of december => Party | 2026-12-07
    Party first monday in december 10am => Party | 2026-12-07 10:00 - 11:00
    Party last fri of december => Party | 2026-12-25
    Party last friday of november => Party | 2026-11-27
    Party second sat of next month => Party | 2026-12-12
    Party 2nd sat of next month => Party | 2026-12-12
    Party the second saturday of next month 6pm => Party | 2026-12-12 18:00 - 19:00
    Party 3rd thu of january => Party | 2027-01-21
    Party 4th thursday of november => Party | 2026-11-26
    Party last sun of next month => Party | 2026-12-27
    Party fifth tue of december => Party | 2026-12-29
    Party this weekend => Party | 2026-11-21 - 2026-11-22
    Party next weekend => Party | 2026-11-28 - 2026-11-29
    Hike the weekend => Hike | 2026-11-21 - 2026-11-22
    Weekend trip => Weekend trip | 2026-11-20 14:35 - 15:35
    Weekend trip sat => Weekend trip | 2026-11-21
    this weekend hiking => hiking | 2026-11-21 - 2026-11-22
    next weekend in Busan => in Busan | 2026-11-28 - 2026-11-29
    Trip fri - sun => Trip | 2026-11-20 - 2026-11-22
    Trip fri-sun => Trip | 2026-11-20 - 2026-11-22
    Trip fri to sun => Trip | 2026-11-20 - 2026-11-22
    Trip friday until sunday => Trip | 2026-11-20 - 2026-11-22
    Trip from fri to sun => Trip | 2026-11-20 - 2026-11-22
    Trip from friday until sunday => Trip | 2026-11-20 - 2026-11-22
    Trip sat - mon => Trip | 2026-11-21 - 2026-11-23
    Trip 20-23 Dec => Trip | 2026-12-20 - 2026-12-23
    Trip Dec 20-23 => Trip | 2026-12-20 - 2026-12-23
    Trip 20 Dec - 2 Jan => Trip | 2026-12-20 - 2027-01-02
    Trip 12/20-12/27 => Trip | 2026-12-20 - 2026-12-27
    Trip 12/20 - 12/27 => Trip | 2026-12-20 - 2026-12-27
    Trip 12/20~12/27 => Trip | 2026-12-20 - 2026-12-27
    Trip 2026-12-20 - 2026-12-27 => Trip | 2026-12-20 - 2026-12-27
    Trip nov 24 to nov 26 => Trip | 2026-11-24 - 2026-11-26
    Trip until sun => Trip | 2026-11-20 - 2026-11-22
    Trip until sunday => Trip | 2026-11-20 - 2026-11-22
    Trip until 12/31 => Trip | 2026-11-20 - 2026-12-31
    Trip until next fri => Trip | 2026-11-20 - 2026-11-27
    Trip till mon => Trip | 2026-11-20 - 2026-11-23
    Trip tomorrow until sunday => Trip | 2026-11-21 - 2026-11-22
    Meeting 3pm-4pm => Meeting | 2026-11-20 15:00 - 16:00
    Meeting 3-4pm => Meeting | 2026-11-20 15:00 - 16:00
    Meeting 3-4 pm => Meeting | 2026-11-20 15:00 - 16:00
    Meeting 3 to 4pm => Meeting | 2026-11-20 15:00 - 16:00
    Meeting 3pm to 4pm => Meeting | 2026-11-20 15:00 - 16:00
    Meeting tomorrow 3-4pm => Meeting | 2026-11-21 15:00 - 16:00
    Meeting tomorrow 3pm-4pm => Meeting | 2026-11-21 15:00 - 16:00
    Meeting tomorrow 3pm - 4:30pm => Meeting | 2026-11-21 15:00 - 16:30
    Meeting 2-3:30pm tomorrow => Meeting | 2026-11-21 14:00 - 15:30
    Meeting 2-3:30 tomorrow => Meeting | 2026-11-21 14:00 - 15:30
    Meeting 3-4:30 => Meeting | 2026-11-20 15:00 - 16:30
    Meeting every mon 2-3:30 => Meeting | 2026-11-23 14:00 - 15:30 | FREQ=WEEKLY;BYDAY=MO
    Meeting 2:30-3pm 9 dec => Meeting | 2026-12-09 14:30 - 15:00
    Meeting 2-3:30 pm on monday => Meeting | 2026-11-23 14:00 - 15:30
    Meeting 11-1:30pm mon => Meeting | 2026-11-23 11:00 - 13:30
    Meeting tomorrow from 3 to 5 => Meeting | 2026-11-21 15:00 - 17:00
    Meeting tomorrow 3 - 5 => Meeting | 2026-11-21 15:00 - 17:00
    Meeting tue 10-11 => Meeting | 2026-11-24 10:00 - 11:00
    Meeting tue 10-11:30 => Meeting | 2026-11-24 10:00 - 11:30
    Meeting tue from 10am until noon => Meeting | 2026-11-24 10:00 - 12:00
    Meeting 3pm-4pm tue => Meeting | 2026-11-24 15:00 - 16:00
    Meeting 9-5 monday => Meeting | 2026-11-23 09:00 - 17:00
    Meeting mon 9-5 => Meeting | 2026-11-23 09:00 - 17:00
    Meeting mon 11-1 => Meeting | 2026-11-23 11:00 - 13:00
    Meeting fri 22-6 => Meeting | 2026-11-20 22:00 - 2026-11-21 06:00
    Meeting 9:30-11:00 => Meeting | 2026-11-21 09:30 - 11:00
    Meeting from 9am to 5pm => Meeting | 2026-11-20 09:00 - 17:00
    Meeting from 9am until 5pm => Meeting | 2026-11-20 09:00 - 17:00
    Work until 9pm => Work | 2026-11-20 14:35 - 21:00
    Work until 21:00 => Work | 2026-11-20 14:35 - 21:00
    Work until midnight => Work | 2026-11-20 14:35 - 2026-11-21 00:00
    Work 7pm until 9pm => Work | 2026-11-20 19:00 - 21:00
    Work tomorrow 7pm until 9pm => Work | 2026-11-21 19:00 - 21:00
    Work mon 7pm until 9:30pm => Work | 2026-11-23 19:00 - 21:30
    Work 7pm until 9pm until 12/31 => Work | 2026-11-20 19:00 - 2026-12-31 21:00
    Work tomorrow 7pm until wed 9pm => Work | 2026-11-21 19:00 - 2026-11-25 21:00
    Study till 10pm => Study | 2026-11-20 14:35 - 22:00
    Study tomorrow 7pm till 10pm => Study | 2026-11-21 19:00 - 22:00
    Taxi monday 5:30am for 20m => Taxi | 2026-11-23 05:30 - 05:50
    Taxi monday 5:30am for 1h30m => Taxi | 2026-11-23 05:30 - 07:00
    Taxi monday 5:30am for 2 hours => Taxi | 2026-11-23 05:30 - 07:30
    Gym 6.30am tomorrow for an hour and a half => Gym | 2026-11-21 06:30 - 08:00
    Gym tomorrow 7am for two and a half hours => Gym | 2026-11-21 07:00 - 09:30
    Gym tomorrow 7am for 1½ hours => Gym | 2026-11-21 07:00 - 08:30
    Taxi at 5pm for half an hour => Taxi | 2026-11-20 17:00 - 17:30
    Run for 20m => Run | 2026-11-20 14:35 - 14:55
    Run tomorrow for 20m => ? for 20m | 9am for 20m
    Run tomorrow 10:30 for 0m => ? for 0m | for 1h
    Run 3pm for 0 hours => ? for 0 hours | for 1h
    Run 3pm for 0 minutes => ? for 0 minutes | for 1h
    Run tomorrow 7am for 20m => Run | 2026-11-21 07:00 - 07:20
    Mum's visit wed all day => Mum's visit | 2026-11-25
    All day workshop tomorrow => workshop | 2026-11-21
    Workshop all day tomorrow => Workshop | 2026-11-21
    Workshop tomorrow all day => Workshop | 2026-11-21
    Workshop 24-26 Nov all day => Workshop | 2026-11-24 - 2026-11-26
    Workshop all day => Workshop | 2026-11-20
    Meet tue 10.30 => Meet | 2026-11-24 10:30 - 11:30
    Meet wed 10.30 => Meet | 2026-11-25 10:30 - 11:30
    Meet tomorrow 10.30 => Meet | 2026-11-21 10:30 - 11:30
    Meet 10.30 tue => Meet | 2026-11-24 10:30 - 11:30
    Meet 10.30 => ? 10.30 | 10/30 | 10:30
    Meet 14.30 => Meet | 2026-11-20 14:30 - 15:30
    Meet 10.45 => Meet | 2026-11-20 22:45 - 23:45
    Meet 12.31 => ? 12.31 | 12/31 | 12:31
    Meet 10.30(Sat) => Meet | 2027-10-30
    Meet tomorrow at 6.15 => Meet | 2026-11-21 18:15 - 19:15
    Flight tue 06.25 => Flight | 2026-11-24 06:25 - 07:25
    Flight tue 06.25-07.50 => Flight | 2026-11-24 06:25 - 07:50
    Flight fri 18th dec 06.25-07.50 => Flight | 2026-12-18 06:25 - 07:50
    Flight 18 dec 22.30-06.15 => Flight | 2026-12-18 22:30 - 2026-12-19 06:15
    Flight mon 06-08 => Flight | 2026-11-23 06:00 - 08:00
    Taxi tomorrow 05.40 => Taxi | 2026-11-21 05:40 - 06:40
    Taxi at 05.40 tomorrow => Taxi | 2026-11-21 05:40 - 06:40
    Taxi 05.40 airport tomorrow => Taxi airport | 2026-11-21 05:40 - 06:40
    Taxi fri 4th 05.40 => Taxi | 2026-12-04 05:40 - 06:40
    Fed cuts 0.25 tomorrow => Fed cuts 0.25 | 2026-11-21
    Row 0.50 miles tue 7am => Row 0.50 miles | 2026-11-24 07:00 - 08:00
    Taxi 06.25 => ? 06.25 | 6/25 | 06:25
    Party tomorrow 07.30 => Party | 2026-11-21 07:30 - 08:30
    Zoo 5. Dec 9:00 => Zoo | 2026-12-05 09:00 - 10:00
    Zoo 12.Dec => Zoo | 2026-12-12
    Zoo 16.12.26 9:00 => Zoo | 2026-12-16 09:00 - 10:00
    Update 1.2.19 tomorrow => Update 1.2.19 | 2026-11-21
    Ferry 0930hrs mon => Ferry | 2026-11-23 09:30 - 10:30
    Ferry mon 1430h => Ferry | 2026-11-23 14:30 - 15:30
    Ferry mon 09:30hrs => Ferry | 2026-11-23 09:30 - 10:30
    Ferry mon 9.30hrs, Troon => Ferry, Troon | 2026-11-23 09:30 - 10:30
    Ferry 0930 hrs mon => Ferry | 2026-11-23 09:30 - 10:30
    Film sat 20:15 2h30 => Film | 2026-11-21 20:15 - 22:45
    Film sat 20:15 2h 30m => Film | 2026-11-21 20:15 - 22:45
    Film sat 20:15 for 1,5h => Film | 2026-11-21 20:15 - 21:45
    Swim sat 20:15 800 m => Swim 800 m | 2026-11-21 20:15 - 21:15
    Office sat from 17:00 => Office | 2026-11-21 17:00 - 18:00
    Party yearly 12.24. => Party | 2026-12-24 | FREQ=YEARLY;BYMONTHDAY=24;BYMONTH=12
    Swim every tue in january and february 7am => ? in january and february | from 2027-01-01 until 2027-02-28
    Swim every tue in jan, feb and march 7am => ? in jan, feb and march | from 2027-01-01 until 2027-03-31
    Swim every tue 7am in january to march => ? in january to march | from 2027-01-01 until 2027-03-31
    Swim every tue in january and march 7am => ? in january and march
    every tue in january swim 7am => ? in january | from 2027-01-01 until 2027-01-31
    Swim tuesdays in january 7am => ? in january | from 2027-01-01 until 2027-01-31
    Swim tuesdays "in january" 7am => Swim "in january" | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=TU
    Lunch at Fridays "with Jo" => Lunch at Fridays "with Jo" | 2026-11-20 14:35 - 15:35
    Swim every tue 7am in november => ? in november | from 2026-11-21 until 2026-11-30
    Swim every tue 7am in november to january => ? in november to january | from 2026-11-21 until 2027-01-31
    Swim tuesdays from january to march 7am => Swim | 2027-01-05 07:00 - 08:00 | FREQ=WEEKLY;UNTIL=20270330T070000;BYDAY=TU
    Swim every tue 7am from 5 jan through march => Swim | 2027-01-05 07:00 - 08:00 | FREQ=WEEKLY;UNTIL=20270330T070000;BYDAY=TU
    Swim every tuesday until march => ? until march | until end of march | until march 1
    Swim tuesdays until march 7am => ? until march | until end of march | until march 1
    Council of March every tuesday => Council of March | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU
    Swim each tuesday of december => ? of december | from 2026-12-01 until 2026-12-31
    Swim every tuesday between january and march 7am => ? between january and march | from 2027-01-01 until 2027-03-31
    Swim tuesdays jan to mar 7am => ? jan to mar | from 2027-01-01 until 2027-03-31
    Swim tuesdays jan-mar 7am => ? jan-mar | from 2027-01-01 until 2027-03-31
    Swim every tuesday in 2027 => ? in 2027 | from 2027-01-01 until 2027-12-31
    Swim every tuesday next month => ? next month | from 2026-12-01 until 2026-12-31
    Swim every tue in november 8pm => ? in november | from 2026-11-20 until 2026-11-30
    Run every day this week => ? this week | from 2026-11-20 until 2026-11-22
    Run every day this week 7am => ? this week | from 2026-11-21 until 2026-11-22
    Run every day next week 7am => ? next week | from 2026-11-23 until 2026-11-29
    Class every tuesday as of january => Class | 2027-01-05 | FREQ=WEEKLY;BYDAY=TU
    Choir every wednesday in december 19:00 => ? in december | from 2026-12-01 until 2026-12-31
    Dentist fri 14:30 +45m => Dentist | 2026-11-20 14:30 - 15:15
    Dentist monday in 2 weeks 9am => ? monday in 2 weeks | 30 nov | 7 dec
    Dentist in 2 weeks on monday => ? in 2 weeks on monday | 30 nov | 7 dec
    Dentist monday two weeks from now => ? monday two weeks from now | 30 nov | 7 dec
    mon in 2 weeks Dentist => ? mon in 2 weeks | 30 nov | 7 dec
    Dentist on friday in 2 weeks 9am => Dentist | 2026-12-04 09:00 - 10:00
    Dentist friday in 2 weeks 9am => Dentist | 2026-12-04 09:00 - 10:00
    Market sat 19.30-21.30 => Market | 2026-11-21 19:30 - 21:30
    Choir fri 27.11. 19:30 => Choir | 2026-11-27 19:30 - 20:30
    Choir fri 27.11 19:30 => Choir | 2026-11-27 19:30 - 20:30
    Choir friday, 27.11., 19:30 => Choir | 2026-11-27 19:30 - 20:30
    Choir 27.11. fri 19:30 => Choir | 2026-11-27 19:30 - 20:30
    Choir fri 4.12. 19:30 => Choir | 2026-12-04 19:30 - 20:30
    Choir fri 12/4 19:30 => Choir | 2026-12-04 19:30 - 20:30
    Choir fri 4/12 19:30 => Choir | 2026-12-04 19:30 - 20:30
    Choir thu 27.11. 19:30 => other weekday: thu 27.11. 19:30 | 2026-11-27
    Meet 11.27(Fri) => Meet | 2026-11-27
    Meet 11.27(Fri) 3pm => Meet | 2026-11-27 15:00 - 16:00
    Meet 11/27(Fri) => Meet | 2026-11-27
    Meet 11.27. => Meet | 2026-11-27
    Meet fri 12.25 => ? fri 12.25 | 12/25 | fri 12:25
    Meet thu 12.25 => Meet | 2026-11-26 12:25 - 13:25
    Meet fri 12:25 => Meet | 2026-11-27 12:25 - 13:25
    Meet mon 9.15 => Meet | 2026-11-23 09:15 - 10:15
    Meet next tue 10.30 => Meet | 2026-11-24 10:30 - 11:30
    tomorrow dentist => dentist | 2026-11-21
    tomorrow 3pm dentist => dentist | 2026-11-21 15:00 - 16:00
    3pm dentist tomorrow => dentist | 2026-11-21 15:00 - 16:00
    Sunday lunch => lunch | 2026-11-22
    Sunday lunch with Ann => lunch with Ann | 2026-11-22
    Sunday roast => Sunday roast | 2026-11-22
    Sunday roast 1pm => Sunday roast | 2026-11-22 13:00 - 14:00
    Sunday roast with Ann => Sunday roast with Ann | 2026-11-22
    Sunday roast recipes 6pm tomorrow => Sunday roast recipes | 2026-11-21 18:00 - 19:00
    every sunday school 10am => school | 2026-11-22 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=SU
    Monday Night Football 8pm => Monday Night Football | 2026-11-23 20:00 - 21:00
    Watch Monday Night Football => Watch Monday Night Football | 2026-11-23 20:00 - 21:00
    Easter Sunday service 10am => ? Easter Sunday | 2027-03-28
    Good Friday Night Service => Service | 2027-03-26 20:00 - 21:00
    Drinks Coming Friday Night At Joe's => Drinks At Joe's | 2026-11-27 20:00 - 21:00
    Sat Night Drinks At Joe's => Sat Night Drinks At Joe's | 2026-11-21 20:00 - 21:00
    Drinks Sat Night At Joe's => Drinks At Joe's | 2026-11-21 20:00 - 21:00
    Friday Night Dinner => Friday Night Dinner | 2026-11-20 20:00 - 21:00
    Monday Night Football every monday => Monday Night Football | 2026-11-23 20:00 - 21:00 | FREQ=WEEKLY;BYDAY=MO
    Monday Night Football every week => Monday Night Football | 2026-11-23 20:00 - 21:00 | FREQ=WEEKLY
    Sunday school weekly 10am => Sunday school | 2026-11-22 10:00 - 11:00 | FREQ=WEEKLY
    Watch Friday Night Lights tomorrow 9pm => Watch Friday Night Lights | 2026-11-21 21:00 - 22:00
    Watch Saturday Night Fever 9pm => Watch Saturday Night Fever | 2026-11-21 21:00 - 22:00
    Party Saturday Night 9pm => Party Night | 2026-11-21 21:00 - 22:00
    next sunday service 11am => service | 2026-11-29 11:00 - 12:00
    Sunday roast 6 dec => Sunday roast | 2026-12-06
    Sun cream => Sun cream | 2026-11-20 14:35 - 15:35
    Friday party with Jo 8pm => party with Jo | 2026-11-20 20:00 - 21:00
    Lunch friday with Ann at noon => Lunch with Ann | 2026-11-27 12:00 - 13:00
    Lunch tomorrow 3pm with Jo => Lunch with Jo | 2026-11-21 15:00 - 16:00
    Lunch with Jo tomorrow 3pm => Lunch with Jo | 2026-11-21 15:00 - 16:00
    Lunch with Jo tomorrow at Cafe => Lunch with Jo at Cafe | 2026-11-21
    tomorrow meeting 3pm => meeting | 2026-11-21 15:00 - 16:00
    9am-5pm work => work | 2026-11-20 09:00 - 17:00
    Dinner with Tom fri 7:30 => Dinner with Tom | 2026-11-20 19:30 - 20:30
    Dinner fri 7 => ? fri 7 | fri at 7 | fri 7am
    Breakfast fri 7:30 => Breakfast | 2026-11-27 07:30 - 08:30
    Supper tomorrow 6:30 => Supper | 2026-11-21 18:30 - 19:30
    Meet fri 3pm, room 4 => Meet, room 4 | 2026-11-20 15:00 - 16:00
    Call at 3pm maybe => Call maybe | 2026-11-20 15:00 - 16:00
    Meeting tomorow 3pm => Meeting | 2026-11-21 15:00 - 16:00
    Report due by Friday => Report due | 2026-11-20
    Notes for Monday meeting => Notes for Monday meeting | 2026-11-20 14:35 - 15:35
    Notes for Monday 9:00 meeting => ? Monday 9:00 | 2026-11-23 09:00
    Flight - tomorrow => Flight - tomorrow | 2026-11-20 14:35 - 15:35
    Midnight snack => Midnight snack | 2026-11-20 14:35 - 15:35
    May 5 minutes => ? May 5 minutes
    May 5 minutes of silence => ? May 5 minutes
    Walk may 5 minutes => ? may 5 minutes
    Party may 5 people => ? may 5 people
    Walk 12 may 30 minutes => ? 12 may | 2027-05-12
    May 5 => no title: May 5
    Tea may 5 => Tea | 2027-05-05
    Tea may 5 4pm => Tea | 2027-05-05 16:00 - 17:00
    May flowers => May flowers | 2026-11-20 14:35 - 15:35
    Walk in may => ? in may | may 1 | end of may
    every day stretch => stretch | 2026-11-20 | FREQ=DAILY
    Stretch every day => Stretch | 2026-11-20 | FREQ=DAILY
    Stretch every day 7am => Stretch | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Stretch every day at 7am => Stretch | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Stretch 7am every day => Stretch | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Stretch daily => Stretch | 2026-11-20 | FREQ=DAILY
    Stretch daily 7am => Stretch | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Stretch daily at 7:30 => Stretch | 2026-11-21 07:30 - 08:30 | FREQ=DAILY
    Daily standup tomorrow 9:30 => Daily standup | 2026-11-21 09:30 - 10:30
    Daily Bugle => Daily Bugle | 2026-11-20 14:35 - 15:35
    Read the daily news tomorrow => Read the daily news | 2026-11-21
    Read The Daily 8pm => ? The Daily | every day
    Read The Daily tomorrow => Read The Daily | 2026-11-21
    Listen to The Daily tomorrow 8am => Listen to The Daily | 2026-11-21 08:00 - 09:00
    Read The Nightly 8pm tomorrow => Read The Nightly | 2026-11-21 20:00 - 21:00
    Read The Nightly 8pm => ? The Nightly | every night
    Read The Nightly => ? The Nightly | every night
    Read the weekly => ? the weekly | every week
    Take a daily 8am walk => ? a daily | every day
    Read The Nightly Echo 8pm => Read The Nightly Echo | 2026-11-20 20:00 - 21:00
    Dentist january 7am => ? january | january 1 | end of january
    Dentist jan 7 am => Dentist | 2027-01-07 09:00 - 10:00
    Stretch every morning => Stretch | 2026-11-21 08:00 - 09:00 | FREQ=DAILY
    Walk every morning => Walk | 2026-11-21 08:00 - 09:00 | FREQ=DAILY
    Gym tuesday evenings => Gym | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU
    Gym tuesday and thursday evenings => Gym | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Gym on monday mornings 7am => Gym | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO
    Gym weekday mornings 7am => Gym | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gym mornings 7am => Gym | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Gym every morning with Sam 7am => Gym with Sam | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Gym every morning with Sam at 7am => Gym with Sam | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Gym every morning with Sam around 7am => Gym with Sam | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Gym every morning with Sam 7pm => ? 7pm
    Read every morning John 8:12 => ? 8:12
    Gym mornings "in january" 7am => Gym "in january" | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Work evenings "Kind of Blue" => ? evenings | every evening
    Gym mornings in january 7am => ? in january | from 2027-01-01 until 2027-01-31
    Run mornings this week 7am => ? this week | from 2026-11-21 until 2026-11-22
    Swim sat mornings with the kids 9am => Swim with the kids | 2026-11-21 09:00 - 10:00 | FREQ=WEEKLY;BYDAY=SA
    Book hotel nights in march => ? in march | march 1 | end of march
    Write about mornings and evenings tomorrow 3pm => Write about mornings and evenings | 2026-11-21 15:00 - 16:00
    Pills mornings and evenings => ? mornings and evenings | every morning | every evening
    Gym mornings in january => ? in january | from 2027-01-01 until 2027-01-31
    Gym mornings until 30 nov => Gym | 2026-11-21 08:00 - 09:00 | FREQ=DAILY;UNTIL=20261130T080000
    Gym evenings from 1 dec => Gym | 2026-12-01 19:00 - 20:00 | FREQ=DAILY
    Watch Arabian Nights 8pm => Watch Arabian Nights | 2026-11-20 20:00 - 21:00
    Hotel five nights 8pm => Hotel five nights | 2026-11-20 20:00 - 21:00
    Pub saturday nights 8pm => Pub | 2026-11-21 20:00 - 21:00 | FREQ=WEEKLY;BYDAY=SA
    Walk every evening => Walk | 2026-11-20 19:00 - 20:00 | FREQ=DAILY
    Walk every night 10pm => Walk | 2026-11-20 22:00 - 23:00 | FREQ=DAILY
    Walk every other day => Walk | 2026-11-20 | FREQ=DAILY;INTERVAL=2
    Walk every 2 days => Walk | 2026-11-20 | FREQ=DAILY;INTERVAL=2
    Walk every 3 days => Walk | 2026-11-20 | FREQ=DAILY;INTERVAL=3
    Walk every three days 6pm => Walk | 2026-11-20 18:00 - 19:00 | FREQ=DAILY;INTERVAL=3
    Walk every third day => Walk | 2026-11-20 | FREQ=DAILY;INTERVAL=3
    Walk every second day => Walk | 2026-11-20 | FREQ=DAILY;INTERVAL=2
    Walk each day => Walk | 2026-11-20 | FREQ=DAILY
    Pills every day 9am 10 times => Pills | 2026-11-21 09:00 - 10:00 | FREQ=DAILY;COUNT=10
    Pills every day 10 times => Pills | 2026-11-20 | FREQ=DAILY;COUNT=10
    Pills every day 0 times => ? 0 times | 10 times
    Pills every day -1 times => ? -1 times | 10 times
    Pills every day 99999999999 times => ? 99999999999 times | 10 times
    Pills every day 10x => ? 10x | 10 times
    Pills every day 10x vitamin c => Pills 10x vitamin c | 2026-11-20 | FREQ=DAILY
    Class every tue 10:00 x8 => ? x8 | 8 times
    Class every tue x8 10:00 => ? x8 | 8 times
    Pills every day x10 vitamin c => Pills x10 vitamin c | 2026-11-20 | FREQ=DAILY
    Chuseok every year => Chuseok | 2027-09-15 | FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=8;RSCALE=DANGI
    Lunar New Year every year => Lunar New Year | 2027-02-07 | FREQ=YEARLY;BYMONTHDAY=1;BYMONTH=1;RSCALE=DANGI
    Christmas every year => Christmas | 2026-12-25 | FREQ=YEARLY;BYMONTHDAY=25;BYMONTH=12
    New Year's Eve each year => New Year's Eve | 2026-12-31 | FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=12
    Thanksgiving every year => ? Thanksgiving
    Tomorow dentist 3pm => dentist | 2026-11-21 15:00 - 16:00
    Dentist tommorrow 3pm => Dentist | 2026-11-21 15:00 - 16:00
    Chuseok every year on lunar 8/15 => Chuseok | 2027-09-15 | FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=8;RSCALE=DANGI
    Pills every day 9am until 12/31 => Pills | 2026-11-21 09:00 - 10:00 | FREQ=DAILY;UNTIL=20261231T090000
    Pills every day except sundays => Pills | 2026-11-20 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    Pills every day except weekends => Pills | 2026-11-20 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Pills every day until 12/31 except 12/24 => Pills | 2026-11-20 | FREQ=DAILY;UNTIL=20261231 | except 2026-12-24
    Pills every day 3 times with water => Pills 3 times with water | 2026-11-20 | FREQ=DAILY
    Pills every 8 hours => Pills | 2026-11-20 14:35 - 15:35 | FREQ=HOURLY;INTERVAL=8
    Pills every hour => Pills | 2026-11-20 14:35 - 15:35 | FREQ=HOURLY
    Pills every 30 minutes => Pills | 2026-11-20 14:35 - 15:35 | FREQ=MINUTELY;INTERVAL=30
    Standup every weekday => Standup | 2026-11-20 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup every weekday 9:30 => Standup | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup every weekday at 9:30am => Standup | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup every weekday 9:30-9:45 => Standup | 2026-11-23 09:30 - 09:45 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup every weekday 9:30am until 9:45am => Standup | 2026-11-23 09:30 - 09:45 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup 9:30 every weekday => Standup | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup 9:30 every weekday in room B => Standup in room B | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup weekdays 9:30 => Standup | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup on weekdays at 9:30 => Standup | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Weekdays 9:30 standup => standup | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Weekday blues => Weekday blues | 2026-11-20 14:35 - 15:35
    Standup every working day 9am => Standup | 2026-11-23 09:00 - 10:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup every weekday 10 times => Standup | 2026-11-20 | FREQ=WEEKLY;COUNT=10;BYDAY=MO,TU,WE,TH,FR
    Standup every weekday 9:30 until 12/24 except 12/8 => Standup | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;UNTIL=20261224T093000;BYDAY=MO,TU,WE,TH,FR | except 2026-12-08
    Cleaning every weekend => Cleaning | 2026-11-21 | FREQ=WEEKLY;BYDAY=SA,SU
    Cleaning every weekend 10am => Cleaning | 2026-11-21 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=SA,SU
    Every second Sunday roast => ? Every second
    Kids every other weekend => Kids | 2026-11-21 | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU;WKST=MO
    Kids alternate weekends => Kids | 2026-11-21 | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU;WKST=MO
    On call every 4th weekend => ? every 4th weekend | every 4 weeks on sat and sun | 4th sat of the month
    On call every last weekend => ? every last weekend | last sat of the month
    Reading weeknights 9pm => ? weeknights | every mon-fri | every sun-thu
    Reading every weeknight 9pm => ? every weeknight | every mon-fri | every sun-thu
    Gym every single day 6am => Gym | 2026-11-21 06:00 - 07:00 | FREQ=DAILY
    Close books every month end => Close books | 2026-11-30 | FREQ=MONTHLY;BYMONTHDAY=-1
    Close books at the end of each month => Close books | 2026-11-30 | FREQ=MONTHLY;BYMONTHDAY=-1
    Cleaning on the weekends 10am => Cleaning | 2026-11-21 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=SA,SU
    Cleaning at the weekends 10am => Cleaning | 2026-11-21 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=SA,SU
    Cleaning weekends 10am => Cleaning | 2026-11-21 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=SA,SU
    Class every monday 10:00 => Class | 2026-11-23 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=MO
    Class every mon 10am => Class | 2026-11-23 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=MO
    Class every monday at 10 => Class | 2026-11-23 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=MO
    Class every mon and wed 10:00 => Class | 2026-11-23 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=MO,WE
    Class every mon & wed 10:00 => Class | 2026-11-23 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=MO,WE
    Class every mon, wed 10:00 => Class | 2026-11-23 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=MO,WE
    Class every mon, wed, fri 7am => Class | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Class every mon, wed and fri 7am => Class | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Class every mon wed fri 7am => Class | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Class every mon/wed/fri 7am => Class | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Class every mon-fri 7am => Class | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Class every mon to fri 7am => Class | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gym mon to fri 6am => ? mon to fri | every mon to fri
    Gym monday through friday at 6am => ? monday through friday | every monday through friday
    Gym mon - fri 6am => ? mon - fri | every mon - fri
    Pills every 8 hours for 5 days => Pills | 2026-11-20 14:35 - 15:35 | FREQ=HOURLY;INTERVAL=8;UNTIL=20261124T223500
    Dentist 2moro 3pm => Dentist | 2026-11-21 15:00 - 16:00
    Class every tue and thu 19:00 => Class | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Class every tue and thu 19:00-20:30 => Class | 2026-11-24 19:00 - 20:30 | FREQ=WEEKLY;BYDAY=TU,TH
    Class every tue and thu from 7pm to 8:30pm => Class | 2026-11-24 19:00 - 20:30 | FREQ=WEEKLY;BYDAY=TU,TH
    Class every tue and thu 7pm until 8pm => Class | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Class every tue and thu 7pm until 8pm until 12/31 => Class | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;UNTIL=20261231T190000;BYDAY=TU,TH
    Class every tuesday and thursday => Class | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU,TH
    Class on tuesdays => Class | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU
    Class tuesdays 7pm => Class | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU
    Class tuesdays and thursdays 7pm => Class | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Class on mondays and wednesdays at 10am => Class | 2026-11-23 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=MO,WE
    Class tuesdays with Jo 7pm => ? tuesdays | every Tue
    Class tuesdays with Jo from 1 dec 7pm => ? tuesdays | every Tue
    Read Tuesdays with Morrie => ? Tuesdays | every Tue
    Read Tuesdays with Morrie tomorrow => Read Tuesdays with Morrie | 2026-11-21
    Read Tuesdays with Morrie sat 8pm => Read Tuesdays with Morrie | 2026-11-21 20:00 - 21:00
    Read Saturdays after dark sun => Read Saturdays after dark | 2026-11-22
    TGI Fridays with Sam tomorrow 7pm => TGI Fridays with Sam | 2026-11-21 19:00 - 20:00
    Book weekends in Wales tomorrow => Book weekends in Wales | 2026-11-21
    Lunch at Fridays with Jo => Lunch at Fridays with Jo | 2026-11-20 14:35 - 15:35
    Class on tuesdays with Jo 7pm => Class with Jo | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU
    Yoga 7am tuesdays not 29 dec => Yoga | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=TU | except 2026-12-29
    Invoice every month 25 => ? 25 | on the 25th
    Anniversary every 12 june from 2028 => Anniversary | 2028-06-12 | FREQ=YEARLY;BYMONTHDAY=12;BYMONTH=6
    Christmas dinner yearly => ? Christmas | 2026-12-25
    Trip over christmas => ? christmas | 2026-12-25
    Mondays are hard => Mondays are hard | 2026-11-20 14:35 - 15:35
    Class each tuesday 7pm => Class | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU
    Class every week => Class | 2026-11-20 | FREQ=WEEKLY
    Class every week on tue => Class | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU
    Class every week on tue and thu 7pm => Class | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Class weekly on tue 7pm => Class | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU
    Swim tue & thu 7am weekly => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Swim tue & thu weekly 7am => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Swim mon to fri weekly 7am => Swim | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Swim tuesdays and thursdays 7am weekly => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Swim on tue and thu every week => Swim | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU,TH
    Swim tue/thu 7am every 2 weeks => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=MO
    Swim every tue & thu 7am weekly => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Swim every tue 7am daily => ? daily
    Walk mon, tue, wed and fri => ? mon, tue, wed and fri | every mon, tue, wed and fri
    Class weekly 7pm => Class | 2026-11-20 19:00 - 20:00 | FREQ=WEEKLY
    Weekly review fri 16:00 => Weekly review | 2026-11-20 16:00 - 17:00
    Weekly review every fri 16:00 => Weekly review | 2026-11-20 16:00 - 17:00 | FREQ=WEEKLY;BYDAY=FR
    Gym mon, wed, fri 7am => ? mon, wed, fri | every mon, wed, fri
    Gym mon wed fri 7am => ? mon wed fri | every mon wed fri
    Swim 7am mon wed fri => ? mon wed fri | every mon wed fri
    Swim 7am mon wed => ? mon wed | every mon wed
    mon wed fri 7am swim => ? mon wed fri | every mon wed fri
    mon, wed meeting 3pm => ? mon, wed | every mon, wed
    Meeting mon-fri 9-10 => ? mon-fri | every mon-fri
    Gym every 2 weeks on mon => Gym | 2026-11-23 | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO
    Gym every 2 weeks on mon 7am => Gym | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO
    Gym every two weeks on monday => Gym | 2026-11-23 | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO
    Gym every 2 weeks mon => Gym | 2026-11-23 | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO
    Gym every other week => Gym | 2026-11-20 | FREQ=WEEKLY;INTERVAL=2;WKST=MO
    Gym every other week on tue => Gym | 2026-11-24 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO
    Gym every other tue => Gym | 2026-11-24 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO
    Gym every other tuesday 7pm => Gym | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO
    Gym every second week on mon => Gym | 2026-11-23 | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO
    Gym every 3 weeks on mon and thu => Gym | 2026-11-23 | FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH;WKST=MO
    Gym every fortnight => Gym | 2026-11-20 | FREQ=WEEKLY;INTERVAL=2;WKST=MO
    Gym fortnightly on mon => Gym | 2026-11-23 | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO
    Bins every fortnight on a wednesday => Bins | 2026-11-25 | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;WKST=MO
    Bins on a wednesday every fortnight => Bins | 2026-11-25 | FREQ=WEEKLY;INTERVAL=2;WKST=MO
    Swim bi-weekly tue 7am => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO
    Bins alternate weeks on thu => Bins | 2026-11-26 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;WKST=MO
    Bins on alternate thursdays => Bins | 2026-11-26 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;WKST=MO
    Bins every alternate thursday => Bins | 2026-11-26 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;WKST=MO
    Run alternate days 7am => Run | 2026-11-21 07:00 - 08:00 | FREQ=DAILY;INTERVAL=2
    Bins once a fortnight thu => Bins | 2026-11-26 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;WKST=MO
    Bins once every 2 weeks on thu => Bins | 2026-11-26 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;WKST=MO
    Bins twice a fortnight thu => ? twice a fortnight
    Swim bimonthly 7am => ? bimonthly | every 2 months | every month on the 1st and 15th
    Bimonthly report fri 16:00 => Bimonthly report | 2026-11-20 16:00 - 17:00
    Boiler check biannually => ? biannually | every 6 months | every 2 years
    Tea everyday at 4 => Tea | 2026-11-20 16:00 - 17:00 | FREQ=DAILY
    Tea everyday => Tea | 2026-11-20 | FREQ=DAILY
    Swim nightly 22:00 => Swim | 2026-11-20 22:00 - 23:00 | FREQ=DAILY
    Swim nightly at 10 => Swim | 2026-11-20 22:00 - 23:00 | FREQ=DAILY
    Meds nightly => Meds | 2026-11-20 20:00 - 21:00 | FREQ=DAILY
    Nightly backup 2am => Nightly backup | 2026-11-21 02:00 - 03:00
    Gym biweekly on tue 7pm => Gym | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO
    Gym every 2nd tue => ? every 2nd tue | every 2 weeks on tue | 2nd tue of the month
    Gym every second tue => ? every second tue | every 2 weeks on tue | 2nd tue of the month
    Gym every 3rd fri => ? every 3rd fri | every 3 weeks on fri | 3rd fri of the month
    Gym every second tuesday 7pm => ? every second tuesday | every 2 weeks on tue | 2nd tue of the month
    Gym every 2nd tue of the month => Gym | 2026-12-08 | FREQ=MONTHLY;BYDAY=2TU
    Gym every second tue of the month 7pm => Gym | 2026-12-08 19:00 - 20:00 | FREQ=MONTHLY;BYDAY=2TU
    Gym 2nd tue of the month => Gym | 2026-12-08 | FREQ=MONTHLY;BYDAY=2TU
    Gym second tue of every month => Gym | 2026-12-08 | FREQ=MONTHLY;BYDAY=2TU
    Gym the second tue of every month 7pm => Gym | 2026-12-08 19:00 - 20:00 | FREQ=MONTHLY;BYDAY=2TU
    Gym second tuesday of each month => Gym | 2026-12-08 | FREQ=MONTHLY;BYDAY=2TU
    Gym every first mon => Gym | 2026-12-07 | FREQ=MONTHLY;BYDAY=1MO
    Gym every first monday of the month => Gym | 2026-12-07 | FREQ=MONTHLY;BYDAY=1MO
    Gym every last fri => Gym | 2026-11-27 | FREQ=MONTHLY;BYDAY=-1FR
    Gym last fri of the month => Gym | 2026-11-27 | FREQ=MONTHLY;BYDAY=-1FR
    Gym last friday of the month 6pm => Gym | 2026-11-27 18:00 - 19:00 | FREQ=MONTHLY;BYDAY=-1FR
    Gym last friday of every month => Gym | 2026-11-27 | FREQ=MONTHLY;BYDAY=-1FR
    Gym first and third mon of the month => Gym | 2026-12-07 | FREQ=MONTHLY;BYDAY=1MO,3MO
    Gym 1st and 3rd mon of every month => Gym | 2026-12-07 | FREQ=MONTHLY;BYDAY=1MO,3MO
    Gym first monday of every month 10am until 12/31 => Gym | 2026-12-07 10:00 - 11:00 | FREQ=MONTHLY;UNTIL=20261207T100000;BYDAY=1MO
    Gym every month => Gym | 2026-11-20 | FREQ=MONTHLY
    Gym every month on the 15th => Gym | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15
    Gym every month on the second tue => Gym | 2026-12-08 | FREQ=MONTHLY;BYDAY=2TU
    Gym every month on the last day => Gym | 2026-11-30 | FREQ=MONTHLY;BYMONTHDAY=-1
    Gym monthly on the 15th => Gym | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15
    Gym monthly => Gym | 2026-11-20 | FREQ=MONTHLY
    Monthly report fri 3pm => Monthly report | 2026-11-20 15:00 - 16:00
    Rent every 15th => Rent | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15
    Rent every 1st => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent every 1st and 15th => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1,15
    Rent every 31st => Rent | 2026-12-31 | FREQ=MONTHLY;BYMONTHDAY=31
    Rent every 15th of the month => Rent | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15
    Rent 15th of every month => Rent | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15
    Rent 1st of each month => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent last day of every month => Rent | 2026-11-30 | FREQ=MONTHLY;BYMONTHDAY=-1
    Rent last day of the month => ? last day of the month | end of the month | last day of every month
    Pay rent on the last day of the month => ? the last day of the month | end of the month | last day of every month
    Rent end of the month => Rent | 2026-11-30
    Report by the last day of the month => Report | 2026-11-30
    Rent by the 1st of the month monthly => Rent | 2026-12-01 | FREQ=MONTHLY
    Report by the last day of the month monthly => ? last day of the month | end of the month | last day of every month
    Submit by the last day of the month at 5pm => Submit | 2026-11-30 17:00 - 18:00
    Report by the last weekday of the month => Report | 2026-11-30
    Report by the first of the month => Report | 2026-12-01
    Report by the first of next month => Report | 2026-12-01
    Report by the second tuesday of next month => Report | 2026-12-08
    Trip until the last day of the month => Trip | 2026-11-20 - 2026-11-30
    Trip until last day of month => Trip | 2026-11-20 - 2026-11-30
    Trip until the last friday of the month => Trip | 2026-11-20 - 2026-11-27
    Trip from the 25th through the last day of the month => Trip | 2026-11-25 - 2026-11-30
    Gym every mon until the last friday of the month => Gym | 2026-11-23 | FREQ=WEEKLY;UNTIL=20261127;BYDAY=MO
    Rent last weekday of the month => Rent | 2026-11-30 | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Rent first weekday of every month => Rent | 2026-12-01 | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    Rent every 2 months on the 1st => Rent | 2026-12-01 | FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1
    Rent every 3 months => Rent | 2026-11-20 | FREQ=MONTHLY;INTERVAL=3
    Rent every quarter => Rent | 2026-11-20 | FREQ=MONTHLY;INTERVAL=3
    Rent quarterly => Rent | 2026-11-20 | FREQ=MONTHLY;INTERVAL=3
    Rent every other month on the 5th => Rent | 2026-12-05 | FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5
    Birthday every year => Birthday | 2026-11-20 | FREQ=YEARLY
    Birthday every year on may 5 => Birthday | 2027-05-05 | FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=5
    Birthday every may 5 => Birthday | 2027-05-05 | FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=5
    Birthday every may 5th => Birthday | 2027-05-05 | FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=5
    Birthday every 5 may => Birthday | 2027-05-05 | FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=5
    Birthday every 5th of may => Birthday | 2027-05-05 | FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=5
    Birthday every december 25 => Birthday | 2026-12-25 | FREQ=YEARLY;BYMONTHDAY=25;BYMONTH=12
    Birthday yearly on may 5 => Birthday | 2027-05-05 | FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=5
    Birthday every feb 29 => Birthday | 2027-02-28 | FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2;RSCALE=GREGORIAN;SKIP=BACKWARD
    Birthday every feb 30 => no day: feb 30
    Birthday every 4th thu of november => Birthday | 2026-11-26 | FREQ=YEARLY;BYDAY=4TH;BYMONTH=11
    Birthday 4th thu of november every year => Birthday | 2026-11-26 | FREQ=YEARLY;BYDAY=4TH;BYMONTH=11
    Birthday last sunday of march every year => Birthday | 2027-03-28 | FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
    Birthday every year on the second sunday of may => Birthday | 2027-05-09 | FREQ=YEARLY;BYDAY=2SU;BYMONTH=5
    Birthday every 4 years => Birthday | 2026-11-20 | FREQ=YEARLY;INTERVAL=4
    Birthday every may => ? every may | every may 1
    Birthday every lunar 8/15 => Birthday | 2027-09-15 | FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=8;RSCALE=DANGI
    Birthday every year on lunar 8/15 => Birthday | 2027-09-15 | FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=8;RSCALE=DANGI
    Birthday lunar 1/15 every year => Birthday | 2027-02-21 | FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=1;RSCALE=DANGI
    Birthday every year 7pm lunar 1/15 => Birthday | 2027-02-21 19:00 - 20:00 | FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=1;RSCALE=DANGI
    Birthday lunar leap 4/8 => Birthday | 2027-05-13
    Memorial lunar 12 every year => ? lunar 12 | every lunar 12/20 | lunar 12/20 | "lunar 12"
    Lunar memorial every year on dec 20 => ? Lunar memorial | every lunar 12/20 | lunar 12/20 | "Lunar memorial"
    Scrum every mon 10am not on holidays => Scrum | 2026-11-23 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=MO | not on holidays
    Scrum every weekday 7pm 10 times except holidays => Scrum | 2026-11-20 19:00 - 20:00 | FREQ=WEEKLY;COUNT=10;BYDAY=MO,TU,WE,TH,FR | not on holidays
    Scrum every day 9am, except public holidays until 12/31 => Scrum | 2026-11-21 09:00 - 10:00 | FREQ=DAILY;UNTIL=20261231T090000 | not on holidays
    Scrum every mon 10am also on holidays => Scrum | 2026-11-23 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=MO
    Meds every day 9am and 9pm => ? 9am and 9pm | 9am | 9pm
    Meds every day 9am, 9pm => ? 9am, 9pm | 9am | 9pm
    Tax every april 15 9am => Tax | 2027-04-15 09:00 - 10:00 | FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=4
    Tax every year on 4/15 => Tax | 2027-04-15 | FREQ=YEARLY
    Anniversary every june 1 10 times => Anniversary | 2027-06-01 | FREQ=YEARLY;COUNT=10;BYMONTHDAY=1;BYMONTH=6
    Filter 7 days after done => Filter | 2026-11-20 | 7 days after done
    Filter a week after done => Filter | 2026-11-20 | 7 days after done
    Filter 2 weeks after done => Filter | 2026-11-20 | 14 days after done
    Filter 30 days after i did it => Filter | 2026-11-20 | 30 days after done
    Filter 7 days after done 10 times => Filter | 2026-11-20 | 7 days after done, 10 times
    Oil 90 days after done => Oil | 2026-11-20 | 90 days after done
    Oil every 3 months after done => ? every 3 months after done | 90 days after done
    Oil after done every 3 months => ? after done every 3 months | 90 days after done
    Oil after done every 3 days => Oil | 2026-11-20 | 3 days after done
    Oil after done weekly => ? after done weekly | 7 days after done
    Oil every other day after done => ? every other day after done | 2 days after done
    Oil every month after it is done => ? every month after it is done | 30 days after done
    Oil 3 months after done => ? 3 months after done | 90 days after done
    Oil a year after it is done => ? a year after it is done | 365 days after done
    Oil monthly after done => ? monthly after done | 30 days after done
    Oil every month after done => ? every month after done | 30 days after done
    Oil 3 months after done until june => ? 3 months after done | 90 days after done
    Oil 7 days after done until 30 june => ? 7 days after done until 30 june | 7 days after done 32 times | every 7 days until 30 Jun 2027
    Oil 2 weeks after done until 12/31 => ? 2 weeks after done until 12/31 | 14 days after done 3 times | every 14 days until 31 Dec 2026
    Filter change 3 days after it is done => Filter change | 2026-11-20 | 3 days after done
    gym 25 Nov every tue => gym | 2026-12-01 | FREQ=WEEKLY;BYDAY=TU
    gym 24th of november every tue 7pm => gym | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU
    gym 24 Nov every tue 7pm => gym | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU
    gym every tue from 12/1 => gym | 2026-12-01 | FREQ=WEEKLY;BYDAY=TU
    gym every tue starting 12/1 => gym | 2026-12-01 | FREQ=WEEKLY;BYDAY=TU
    gym every tue 7pm starting dec 1 until feb 28 => gym | 2026-12-01 19:00 - 20:00 | FREQ=WEEKLY;UNTIL=20270223T190000;BYDAY=TU
    gym every tue with Jo until 12/31 => gym with Jo | 2026-11-24 | FREQ=WEEKLY;UNTIL=20261231;BYDAY=TU
    gym every tue 7pm with Jo until 12/31 => gym with Jo | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;UNTIL=20261229T190000;BYDAY=TU
    gym every tue until end of december => gym | 2026-11-24 | FREQ=WEEKLY;UNTIL=20261231;BYDAY=TU
    gym every tue until 2026-12-31 => gym | 2026-11-24 | FREQ=WEEKLY;UNTIL=20261231;BYDAY=TU
    gym every tue 7pm 10 times => gym | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;COUNT=10;BYDAY=TU
    Swim every tue 7am (10 times) => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;COUNT=10;BYDAY=TU
    Swim every tue (10 times) 7am => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;COUNT=10;BYDAY=TU
    Swim every tue 7am (until 12/31) => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;UNTIL=20261229T070000;BYDAY=TU
    Swim every tue 7am (10 lanes) => Swim (10 lanes) | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=TU
    Swim every tue 7am for 10 sessions => ? for 10 sessions | 10 times
    Swim every tue 7am 10 weeks => ? 10 weeks | for 10 weeks
    Swim every tue 7am x 10 => ? x 10 | 10 times
    Swim every tue 7am, 10 sessions => ? 10 sessions | 10 times
    Spanish every day 2 lessons => ? 2 lessons | 2 times
    gym every tue ten times => gym | 2026-11-24 | FREQ=WEEKLY;COUNT=10;BYDAY=TU
    gym every tue 10 times until 12/31 => ? every tue 10 times until 12/31 | every Tue until 31 Dec 2026 | every Tue 10 times
    gym every tue 7pm 10 times until 12/31 => ? every tue 7pm 10 times until 12/31 | every Tue until 31 Dec 2026 7pm | every Tue 10 times 7pm
    gym every tue except 12/24 => refused
    gym every tue except 12/22 and 12/29 => gym | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU | except 2026-12-22, 2026-12-29
    gym every tue except on 12/22 => gym | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU | except 2026-12-22
    gym every tue but not 12/22 => gym | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU | except 2026-12-22
    gym every tue skipping 12/22 => gym | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU | except 2026-12-22
    10 times around the block => 10 times around the block | 2026-11-20 14:35 - 15:35
    Take 3 times tomorrow => Take 3 times | 2026-11-21
    Every Breath You Take => ? Every Breath You
    every breath tomorrow => ? every breath
    Song for each of us => ? each of us
    Read pages 11-20 => Read pages 11-20 | 2026-11-20 14:35 - 15:35
    Read pages 10-11 => Read pages 10-11 | 2026-11-20 14:35 - 15:35
    Read page 3/4 => Read page 3/4 | 2026-11-20 14:35 - 15:35
    Read chapter 12/25 => Read chapter 12/25 | 2026-11-20 14:35 - 15:35
    Read p. 11-20 => Read p. 11-20 | 2026-11-20 14:35 - 15:35
    Room 3/4 booking tomorrow => Room 3/4 booking | 2026-11-21
    Room 25:00 => Room 25:00 | 2026-11-20 14:35 - 15:35
    Gate 12/5 tomorrow 9am => Gate 12/5 | 2026-11-21 09:00 - 10:00
    Flight 747 tomorrow 9am => Flight 747 | 2026-11-21 09:00 - 10:00
    Bus 10.30 tomorrow => Bus | 2026-11-21 10:30 - 11:30
    Version 10.30 => Version 10.30 | 2026-11-20 14:35 - 15:35
    PM 2.5 => PM 2.5 | 2026-11-20 14:35 - 15:35
    Party of 3/4 => ? 3/4 | 2027-03-04
    Party for the 20th => ? the 20th | 2026-11-20
    Party 20th => ? 20th | 2026-11-20
    Rent 1st => ? 1st | 2026-12-01 | every 1st
    Party 20th 7pm => Party | 2026-11-20 19:00 - 20:00
    Party 45th => Party 45th | 2026-11-20 14:35 - 15:35
    Party 11-20 => ? 11-20 | 11/20 | 11:00-20:00
    Party 3/4 => Party | 2027-03-04
    Party 13/45 => Party 13/45 | 2026-11-20 14:35 - 15:35
    Party 25/12 => Party | 2026-12-25
    Read John 3:16-18 => ? 3:16-18
    Read 2 chapters => Read 2 chapters | 2026-11-20 14:35 - 15:35
    Buy 3 apples => Buy 3 apples | 2026-11-20 14:35 - 15:35
    Buy 3 apples tomorrow => Buy 3 apples | 2026-11-21
    Class of May 68 => Class of May 68 | 2026-11-20 14:35 - 15:35
    7 habits => 7 habits | 2026-11-20 14:35 - 15:35
    24 hours tomorrow => 24 hours | 2026-11-21
    100 days => 100 days | 2026-11-20 14:35 - 15:35
    Dentist tomorrow 25:00 => no time: tomorrow 25:00
    Dentist at 25:00 => no time: at 25:00
    Y 2026-02-30 => no day: 2026-02-30
    Concert Feb 30 3pm => no day: Feb 30 3pm
    Concert Feb 30 => no day: Feb 30
    Concert 2/30 => ? 2/30
    Lunch 25:00 tomorrow => no time: 25:00 tomorrow
    Report Fri 21 Nov => other weekday: Fri 21 Nov | 2026-11-21
    Trip +9999999d => no day: +9999999d
    Tea on 25 Dec again => ? 25 Dec | 2026-12-25
    Meet in 3 days with Jo => ? in 3 days | 2026-11-23
    tomorrow noon => tomorrow noon | 2026-11-20 14:35 - 15:35
    tomorrow => tomorrow | 2026-11-20 14:35 - 15:35
    fri - sun => fri - sun | 2026-11-20 14:35 - 15:35
    tomorrow 3-4pm => no title: tomorrow 3-4pm
    every tue 7pm => no title: every tue 7pm
    every tue => no title: every tue
    every mon 7 => ? mon 7 | mon at 7 | mon 7am
    last fri of the month => no title: last fri of the month
    7 days after done => no title: 7 days after done
    tomorrow 7 => no title: tomorrow 7
    7 tomorrow => no title: 7 tomorrow
    tomorrow all day => no title: tomorrow all day
    for 2 hours => no title: for 2 hours
    12/25 => no title: 12/25
    Summit 7 tomorrow => Summit 7 | 2026-11-21
    next month => next month | 2026-11-20 14:35 - 15:35
    Trip next month => ? next month | the 1st of next month | end of next month
    Trip next week => ? next week | next mon | next mon - next sun
    Prepare next week fri => Prepare | 2026-11-27
    Party "20th" => Party "20th" | 2026-11-20 14:35 - 15:35
    Party "20th" tomorrow => Party "20th" | 2026-11-21
    "Friday" movie tomorrow 8pm => "Friday" movie | 2026-11-21 20:00 - 21:00
    "every day" song => "every day" song | 2026-11-20 14:35 - 15:35
    'Tomorrow never dies' fri 9pm => 'Tomorrow never dies' | 2026-11-20 21:00 - 22:00
    “Tomorrow never dies” fri 9pm => “Tomorrow never dies” | 2026-11-20 21:00 - 22:00
    Watch "24 hours at 25:00" sat 7pm => Watch "24 hours at 25:00" | 2026-11-21 19:00 - 20:00
    Watch "10 times" every fri 9pm => Watch "10 times" | 2026-11-20 21:00 - 22:00 | FREQ=WEEKLY;BYDAY=FR
    Meeting about 2027 => Meeting about 2027 | 2026-11-20 14:35 - 15:35
    Meeting about Q3 => Meeting about Q3 | 2026-11-20 14:35 - 15:35
    Meeting 1530 => ? 1530 | 15:30
    Meeting @ 3pm => Meeting | 2026-11-20 15:00 - 16:00
    Meeting 3 pm tomorrow => Meeting | 2026-11-21 15:00 - 16:00
    Meeting 3 PM Tomorrow => Meeting | 2026-11-21 15:00 - 16:00
    MEETING TOMORROW 3PM => MEETING | 2026-11-21 15:00 - 16:00
    Carols sun 13 dec 4 => ? sun 13 dec 4 | sun 13 dec at 4 | sun 13 dec 4am
    Carols 18 dec 7 => ? 18 dec 7 | 18 dec at 7 | 18 dec 7am
    Carols dec 18 7 => ? dec 18 7 | dec 18 at 7 | dec 18 7am
    Table for 4 dec 12 => Table for 4 | 2026-12-12
    Gate 5 dec 7 => Gate 5 | 2026-12-07
    Dinner sat 6 => ? sat 6 | sat at 6 | sat 6am
    Film tonight at 8 => Film | 2026-11-20 20:00 - 21:00
    Film at 8 tonight => Film | 2026-11-20 20:00 - 21:00
    Film 8:30 tonight => Film | 2026-11-20 20:30 - 21:30
    Film tonight 8 => Film | 2026-11-20 20:00 - 21:00
    Film tonight 8pm => Film | 2026-11-20 20:00 - 21:00
    Film tonight at half past eight => Film | 2026-11-20 20:30 - 21:30
    Film at half past eight tonight => Film | 2026-11-20 20:30 - 21:30
    Film tonight at 12 => Film | 2026-11-21 00:00 - 01:00
    Film at 8 tonight with Jo => Film with Jo | 2026-11-20 20:00 - 21:00
    Dinner tomorrow evening at 7 => Dinner | 2026-11-21 19:00 - 20:00
    Dinner at 7 tomorrow evening => Dinner | 2026-11-21 19:00 - 20:00
    Dinner tomorrow at 7 in the evening => Dinner | 2026-11-21 19:00 - 20:00
    Run tomorrow morning at 7:15 => Run | 2026-11-21 07:15 - 08:15
    Run monday morning at 7 => Run | 2026-11-23 07:00 - 08:00
    Nap this afternoon at 3:30 => Nap | 2026-11-20 15:30 - 16:30
    Call fri night at 11 => Call | 2026-11-20 23:00 - 2026-11-21 00:00
    Tomorrow evening at 7 choir => choir | 2026-11-21 19:00 - 20:00
    Lunch half past twelve => Lunch | 2026-11-21 12:30 - 13:30
    Lunch tomorrow half past twelve => Lunch | 2026-11-21 12:30 - 13:30
    Lunch tomorrow at half past 12 => Lunch | 2026-11-21 12:30 - 13:30
    Tea tomorrow quarter past 3 => Tea | 2026-11-21 15:15 - 16:15
    Tea quarter to four tomorrow => Tea | 2026-11-21 15:45 - 16:45
    Tea tomorrow at ten past three => Tea | 2026-11-21 15:10 - 16:10
    Tea tomorrow ten past three => Tea | 2026-11-21 15:10 - 16:10
    Tea tue two o'clock => Tea | 2026-11-24 14:00 - 15:00
    Tea tue twelve thirty => Tea | 2026-11-24 12:30 - 13:30
    Tea tue twenty to four => Tea | 2026-11-24 15:40 - 16:40
    Tea twenty-five to four tomorrow => Tea | 2026-11-21 15:35 - 16:35
    Tea tomorrow quarter to seven => Tea | 2026-11-21 18:45 - 19:45
    Tea tue ten to six => ? ten to six | 17:50 | 10:00-18:00
    Tea five to six tomorrow => ? five to six | 17:55 | 17:00-18:00
    Tea tomorrow five to five => ? five to five | 16:55
    Tea fri 18th dec ten to one => ? ten to one | 12:50 | 10:00-13:00
    Tea ten to six with Ann tomorrow => ? ten to six | 17:50 | 10:00-18:00
    Read five to ten pages tomorrow => Read five to ten pages | 2026-11-21
    Invite five to ten people tue 7pm => Invite five to ten people | 2026-11-24 19:00 - 20:00
    Tea from ten to six tomorrow => Tea | 2026-11-21 10:00 - 18:00
    Curry sat 12th half seven => Curry | 2026-12-12 19:30 - 20:30
    Curry with Priya 18 dec half seven => Curry with Priya | 2026-12-18 19:30 - 20:30
    Dinner 17 dec quarter to eight => Dinner | 2026-12-17 19:45 - 20:45
    Zumba in the evening fri 18th half nine => Zumba in the evening | 2026-12-18 21:30 - 22:30
    Breakfast tomorrow quarter to seven => Breakfast | 2026-11-21 06:45 - 07:45
    Breakfast tomorrow half past six => Breakfast | 2026-11-21 06:30 - 07:30
    Morning run quarter to seven tomorrow => Morning run | 2026-11-21 06:45 - 07:45
    Coffee at Morning Glory tomorrow at 5 => Coffee at Morning Glory | 2026-11-21 17:00 - 18:00
    Watch Good Morning Vietnam tomorrow at 6 => Watch Good Morning Vietnam | 2026-11-21 18:00 - 19:00
    Morning run tomorrow at 7 => Morning run | 2026-11-21 07:00 - 08:00
    Morning run tomorrow at 6 => Morning run | 2026-11-21 06:00 - 07:00
    Talk on morning birds tomorrow at 3 => Talk on morning birds | 2026-11-21 15:00 - 16:00
    Morning run 24 nov half seven => Morning run | 2026-11-24 07:30 - 08:30
    Evening walk tomorrow at 9 => Evening walk | 2026-11-21 21:00 - 22:00
    Tea tomorrow at seven o'clock => Tea | 2026-11-21 19:00 - 20:00
    Tea tomorrow at 7 o'clock in the evening => Tea | 2026-11-21 19:00 - 20:00
    Flight 27/11 18:45 => Flight | 2026-11-27 18:45 - 19:45
    Gig 12.12.2026 8pm => Gig | 2026-12-12 20:00 - 21:00
    Gig 25.12.2026 => Gig | 2026-12-25
    Gig 28-12-2026 8pm => Gig | 2026-12-28 20:00 - 21:00
    Trip 20/12 - 27/12 => Trip | 2026-12-20 - 2026-12-27
    Trip 28/12 to 2/1 => Trip | 2026-12-28 - 2027-01-02
    Call a fortnight today => Call | 2026-12-04
    Call 2 weeks today 10am => Call | 2026-12-04 10:00 - 11:00
    Call a week tomorrow => Call | 2026-11-28
    Call christmas eve 3pm => Call | 2026-12-24 15:00 - 16:00
    Party new year's eve 9pm => Party | 2026-12-31 21:00 - 22:00
    Sales boxing day 11am => Sales | 2026-12-26 11:00 - 12:00
    Drinks 5ish => Drinks | 2026-11-20 17:00 - 18:00
    Call tomorrow lunchtime => Call | 2026-11-21 12:00 - 13:00
    Call tomorrow 1530 => Call | 2026-11-21 15:30 - 16:30
    Meds twice a day => ? twice a day | every day 8am | every day 8pm
    Pills twice daily => ? twice daily | every day 8am | every day 8pm
    Pills three times daily => ? three times daily | every day 8am | every day 1pm | every day 7pm
    Pills 4 times a day => ? 4 times a day | every day 8am | every day 12pm | every day 4pm | every day 8pm
    Pills 12 times a day => ? 12 times a day
    Pills once daily 8am => Pills | 2026-11-21 08:00 - 09:00 | FREQ=DAILY
    Gym twice weekly => ? twice weekly | every mon and thu
    Swim once a week tue 7am => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=TU
    Physio weekly (8x) => Physio | 2026-11-20 | FREQ=WEEKLY;COUNT=8
    Dance every tue (2 classes) => Dance (2 classes) | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU
    Piano lesson x8 weekly => ? x8 weekly | weekly 8 times
    Year 5 class every tue => Year 5 class | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU
    Group 2 tuesdays 7pm => Group 2 | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU
    Physio weekly 8x => ? 8x | 8 times
    Physio x8 weekly mon 10am => ? x8 weekly mon 10am | weekly mon 10am 8 times
    Piano 8 lessons every tue 4pm => ? 8 lessons every tue 4pm | every tue 4pm 8 times
    Physio six sessions wednesdays 3pm => ? six sessions wednesdays 3pm | wednesdays 3pm 6 times
    Antenatal class 4 tuesdays from 1 dec 7pm => ? 4 tuesdays from 1 dec 7pm | tuesdays from 1 dec 7pm 4 times
    Swim next 3 tuesdays 7am => ? next 3 tuesdays 7am | tuesdays 7am 3 times
    Lesson 4 tuesdays 7pm => Lesson 4 | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU
    Puppy class 6 weeks tuesdays 7pm => ? 6 weeks tuesdays 7pm | tuesdays 7pm for 6 weeks
    Chemo 6 cycles every 3 weeks from 1 dec => ? 6 cycles every 3 weeks from 1 dec | every 3 weeks from 1 dec 6 times
    Squats 30 times every day => Squats 30 times | 2026-11-20 | FREQ=DAILY
    Run 3 times a week => ? 3 times a week | every mon, wed and fri
    Trip in a fortnight => Trip | 2026-12-04
    Trip in a fortnight at 10am => Trip | 2026-12-04 10:00 - 11:00
    Visit Tuesday week => Visit | 2026-12-01
    Visit tuesday week 3pm => Visit | 2026-12-01 15:00 - 16:00
    Visit tomorrow week => Visit | 2026-11-28
    Visit a week on tuesday => Visit | 2026-12-01
    Visit two weeks from friday => Visit | 2026-12-04
    Visit coming saturday => Visit | 2026-11-21
    Visit this coming friday 6pm => Visit | 2026-11-27 18:00 - 19:00
    Leave until june => ? until june | until end of june | until june 1
    Class every tue until june 2027 => ? until june 2027 | until 2027-06-30 | until 2027-06-01
    Meds every 6 hours from 8am => Meds | 2026-11-21 08:00 - 09:00 | FREQ=HOURLY;INTERVAL=6
    Pick up parcel before 6pm tomorrow => ? before 6pm | by 6pm
    Class every tue until june => ? until june | until end of june | until june 1
    Class every tue until end of june => Class | 2026-11-24 | FREQ=WEEKLY;UNTIL=20270630;BYDAY=TU
    Party 3 may => Party | 2027-05-03
    Run every mon 18:00 for 6 weeks => Run | 2026-11-23 18:00 - 19:00 | FREQ=WEEKLY;UNTIL=20261228T180000;BYDAY=MO
    Run every mon for 6 weeks 18:00 => Run | 2026-11-23 18:00 - 19:00 | FREQ=WEEKLY;UNTIL=20261228T180000;BYDAY=MO
    Run for 6 weeks every mon 18:00 => Run | 2026-11-23 18:00 - 19:00 | FREQ=WEEKLY;UNTIL=20261228T180000;BYDAY=MO
    Pills every day 9am for 10 days => Pills | 2026-11-21 09:00 - 10:00 | FREQ=DAILY;UNTIL=20261130T090000
    Pills every 3 days for a fortnight => Pills | 2026-11-20 | FREQ=DAILY;INTERVAL=3;UNTIL=20261203
    Fair every year on may 5 for 3 days => Fair | 2027-05-05 - 2027-05-07 | FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=5
    Trip fri for 3 days => Trip | 2026-11-20 - 2026-11-22
    Trip from fri for a week => Trip | 2026-11-20 - 2026-11-26
    Trip for 3 nights from 12/20 => Trip | 2026-12-20 - 2026-12-23
    Trip for 3 weeks => ? for 3 weeks | today for 3 weeks
    Trip today for 3 weeks => Trip | 2026-11-20 - 2026-12-10
    Pack for 3 days tomorrow => Pack for 3 days | 2026-11-21
    Work weekdays 9-17 => Work | 2026-11-23 09:00 - 17:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Work every weekday 9-17 => Work | 2026-11-23 09:00 - 17:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Work every mon-fri 9-5 => Work | 2026-11-23 09:00 - 17:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Class every tue 10-11 => Class | 2026-11-24 10:00 - 11:00 | FREQ=WEEKLY;BYDAY=TU
    Class every mon..fri 7am => Class | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Class every mon...fri 7am => Class | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gym every Mon. to Fri. 7am => Gym | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Trip 12/20..12/23 => Trip | 2026-12-20 - 2026-12-23
    Meet tomorrow 3pm..5pm => Meet | 2026-11-21 15:00 - 17:00
    Pay rent every 25th if holiday the day before => ? if holiday the day before | not on holidays
    Easter Sunday => ? Easter Sunday | Easter Sunday 2027-03-28
    "Easter Sunday" service sun 10am => "Easter Sunday" service | 2026-11-22 10:00 - 11:00
    Easter Sunday lunch 4/4/2027 => Easter Sunday lunch | 2027-04-04
    Good Friday vigil => ? Good Friday | 2027-03-26
    Friday prayers => Friday prayers | 2026-11-20
    Friday prayers 6pm => Friday prayers | 2026-11-20 18:00 - 19:00
    Friday prayers next fri 1pm => Friday prayers | 2026-11-27 13:00 - 14:00
    Friday prayers every fri 13:00 => Friday prayers | 2026-11-27 13:00 - 14:00 | FREQ=WEEKLY;BYDAY=FR
    Sunday lunch every sun 12:30 => Sunday lunch | 2026-11-22 12:30 - 13:30 | FREQ=WEEKLY;BYDAY=SU
    Read pages 11-20 every day => Read pages 11-20 | 2026-11-20 | FREQ=DAILY
    Ten to one odds => Ten to one odds | 2026-11-20 14:35 - 15:35
    Movie night fri 7pm => Movie night | 2026-11-20 19:00 - 20:00
    Week in review => Week in review | 2026-11-20 14:35 - 15:35
    Meet tomorrow 3.30 => Meet | 2026-11-21 15:30 - 16:30
    Meet tue 6.15 => ? tue 6.15 | 6/15 | tue 18:15
    Call at 8 => Call | 2026-11-20 20:00 - 21:00
    Call at 9 => Call | 2026-11-20 21:00 - 22:00
    Call at 8am => Call | 2026-11-21 08:00 - 09:00
    Call tomorrow at 8 => Call | 2026-11-21 20:00 - 21:00
    Breakfast tomorrow at 6 => Breakfast | 2026-11-21 06:00 - 07:00
    Dinner at 8 => Dinner | 2026-11-20 20:00 - 21:00
    Lunch saturday with Mina => Lunch with Mina | 2026-11-21
    Lunch next friday with Mina => Lunch with Mina | 2026-11-27
    Read the sunday paper => Read the sunday paper | 2026-11-20 14:35 - 15:35
    Move March 5 next year => Move | 2027-03-05
    Move 5 December next year => Move | 2027-12-05
    Move next year => ? next year | 1 January next year
    Party end of year => ? end of year | 31 December
    Gym after work => ? after work | 6:30pm
    Gym after work 7pm => Gym after work | 2026-11-20 19:00 - 20:00
    Water every 3 days after done => Water | 2026-11-20 | 3 days after done
    Coffee the day after tomorrow at 10 => Coffee | 2026-11-22 10:00 - 11:00
    the day after tomorrow walk 9am => walk | 2026-11-22 09:00 - 10:00
    Walk weds 9:00 => Walk | 2026-11-25 09:00 - 10:00
    Party on the 24th of January at 5 => Party | 2027-01-24 17:00 - 18:00
    Dinner the 14th of February 8pm => Dinner | 2027-02-14 20:00 - 21:00
    Dinner on the 3rd of February at 7 => Dinner | 2027-02-03 19:00 - 20:00
    Party the 3rd of February 2027 => Party | 2027-02-03
    Shift 7am-3pm on Wednesday => Shift | 2026-11-25 07:00 - 15:00
    Shift 07:30 - 20:00 on 9 December => Shift | 2026-12-09 07:30 - 20:00
    Shift from 7:30 to 20:00 on Wednesday => Shift | 2026-11-25 07:30 - 20:00
    Long day sunday 0700-1930 => Long day | 2026-11-22 07:00 - 19:30
    Long day 0700-1930 on sunday => Long day | 2026-11-22 07:00 - 19:30
    Clinic 0900 tomorrow => Clinic | 2026-11-21 09:00 - 10:00
    Flight 11 December 6:45am to 8:20am => Flight | 2026-12-11 06:45 - 08:20
    Bus 12 December 7am => Bus | 2026-12-12 07:00 - 08:00
    Room 5 January 9am => Room | 2027-01-05 09:00 - 10:00
    Room 5 tomorrow 9am => Room 5 | 2026-11-21 09:00 - 10:00
    Film tonight 8.30 => Film | 2026-11-20 20:30 - 21:30
    Film tonight 8ish => Film | 2026-11-20 20:00 - 21:00
    Shift next tue and next wed 7am-3pm => ? tue and next wed
    Walk Monday and Wednesday 10am => ? Monday and Wednesday | every Monday and Wednesday
    Walk mon, wed and fri 6pm => ? mon, wed and fri | every mon, wed and fri
    Walk mon, wed, and fri 6pm => ? mon, wed, and fri | every mon, wed, and fri
    Walk mon, tue, wed and fri 6pm => ? mon, tue, wed and fri | every mon, tue, wed and fri
    Nights Thu & Fri 20:00 => ? Thu & Fri | every Thu & Fri
    Fish and chips friday 7pm => Fish and chips | 2026-11-20 19:00 - 20:00
    Walk alternate Fridays 9am => Walk | 2026-11-27 09:00 - 10:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;WKST=MO
    Swim every Sat morning until Easter => Swim | 2026-11-21 08:00 - 09:00 | FREQ=WEEKLY;UNTIL=20270327T080000;BYDAY=SA
    Walk in two weeks' time => Walk | 2026-12-04
    Walk mid December => ? mid December | 15 December
    Jab in the morning => ? in the morning | tomorrow morning
    Lunch Sat at one => Lunch | 2026-11-21 13:00 - 14:00
    Walk tomorrow @ 7 => Walk | 2026-11-21 19:00 - 20:00
    Meeting tomorrow at 14h30 => Meeting | 2026-11-21 14:30 - 15:30
    Dinner half 7 Saturday => Dinner | 2026-11-21 19:30 - 20:30
    Walk between 2 and 4 on Friday => Walk | 2026-11-20 14:00 - 16:00
    Lunch 12 to 2 on Saturday => Lunch | 2026-11-21 12:00 - 14:00
    Haircut Thursday next week 4pm => Haircut | 2026-11-26 16:00 - 17:00
    1st aid course tomorrow => 1st aid course | 2026-11-21
    Our 5th anniversary 8 Jan => Our 5th anniversary | 2027-01-08
    Mum call every Sunday 6pm except 27 Dec and 3 Jan => Mum call | 2026-11-22 18:00 - 19:00 | FREQ=WEEKLY;BYDAY=SU | except 2026-12-27, 2027-01-03
    Chocolates every day at 7.30am until 24 dec => Chocolates | 2026-11-21 07:30 - 08:30 | FREQ=DAILY;UNTIL=20261224T073000
    Chocolates every morning until 24 dec => Chocolates | 2026-11-21 08:00 - 09:00 | FREQ=DAILY;UNTIL=20261224T080000
    Club every day 9am-3pm from 21 dec until 23 dec => Club | 2026-12-21 09:00 - 15:00 | FREQ=DAILY;UNTIL=20261223T090000
    Piano every tue and thu 4:15pm from 5 jan until 26 march => Piano | 2027-01-05 16:15 - 17:15 | FREQ=WEEKLY;UNTIL=20270325T161500;BYDAY=TU,TH
    Rota every other fri starting 8 jan 10am => Rota | 2027-01-08 10:00 - 11:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;WKST=MO
    Guitar every other wednesday 4pm-4:30 from january => Guitar | 2027-01-06 16:00 - 16:30 | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;WKST=MO
    Call every sunday at 6pm starting next week => Call | 2026-11-29 18:00 - 19:00 | FREQ=WEEKLY;BYDAY=SU
    Call every sunday at 6pm from next month => Call | 2026-12-06 18:00 - 19:00 | FREQ=WEEKLY;BYDAY=SU
    Sophie's 21st on 3rd Jan => Sophie's 21st | 2027-01-03
    Call mum weekend => Call mum | 2026-11-21 - 2026-11-22
    Call mum the weekend => Call mum | 2026-11-21 - 2026-11-22
    Call mum at the weekend => Call mum | 2026-11-21 - 2026-11-22
    Call mum on the weekend => Call mum | 2026-11-21 - 2026-11-22
    Exam D-10 => ? D-10 | 2026-11-30
    Trip 12.24-26 => Trip | 2026-12-24 - 2026-12-26
    Trip 12/24-26 => Trip | 2026-12-24 - 2026-12-26
    Trip 12/24 - 26 => Trip | 2026-12-24 - 2026-12-26
    Exam 20261225 => Exam | 2026-12-25
    Exam 20261225 9am => Exam | 2026-12-25 09:00 - 10:00
    Wedding in june => ? in june | june 1 | end of june
    Wedding in June 2027 => ? in June 2027 | June 1 2027
    Wedding this summer => ? this summer | July 1
    Clean someday => ? someday | in a week | in a month
    Clean sometime => ? sometime | in a week | in a month
    Clean soon => ? soon | in 2 hours | tomorrow
    Clean later => ? later | in 2 hours | tomorrow
    Gym tue thu 8am => ? tue thu | every tue thu
    Gym tue, thu 8am => ? tue, thu | every tue, thu
    Gym tue,thu 6:30am => ? tue,thu | every tue, thu
    Gym tue/thu 6:30am => ? tue/thu | every tue, thu
    Gym tue&thu 7 => ? tue&thu | every tue, thu
    Report by friday => Report | 2026-11-20
    Report by fri 5pm => Report | 2026-11-20 17:00 - 18:00
    Report by mon 5 => ? mon 5 | mon at 5 | mon 5am
    Party until sunday 9 => ? sunday 9 | sunday at 9 | sunday 9am
    Essay by monday 5 pages => Essay 5 pages | 2026-11-23
    Report through friday => Report | 2026-11-20
    Vacation through friday => Vacation | 2026-11-20
    Trip from tomorrow through friday => Trip | 2026-11-21 - 2026-11-27
    Report by 12/31 => Report | 2026-12-31
    Report by dec 31 => Report | 2026-12-31
    Report by the 5th => Report | 2026-12-05
    Report by tomorrow => Report | 2026-11-21
    Report by end of month => Report | 2026-11-30
    Report due friday => Report due | 2026-11-20
    Report before friday => ? before friday | by 2026-11-19
    Submit by 5pm => Submit | 2026-11-20 17:00 - 18:00
    Submit before 5pm => ? before 5pm | by 5pm
    Fireworks midnight tonight => Fireworks | 2026-11-21 00:00 - 01:00
    Fireworks tonight midnight => Fireworks | 2026-11-21 00:00 - 01:00
    Fireworks tonight at midnight => Fireworks | 2026-11-21 00:00 - 01:00
    Fireworks at midnight => Fireworks | 2026-11-21 00:00 - 01:00
    Fireworks midnight tomorrow => Fireworks | 2026-11-21 00:00 - 01:00
    Call today midnight => Call | 2026-11-21 00:00 - 01:00
    Dentist wednsday => Dentist | 2026-11-25
    Dentist wednsday 3pm => Dentist | 2026-11-25 15:00 - 16:00
    Dentist tommorow 3pm => Dentist | 2026-11-21 15:00 - 16:00
    Dentist tommorow => Dentist | 2026-11-21
    Dentist saterday => Dentist | 2026-11-21
    Dentist saterday 10am => Dentist | 2026-11-21 10:00 - 11:00
    Dentist thurday => Dentist | 2026-11-26
    Dentist thrusday 10 => ? thrusday 10 | thursday at 10 | thursday 10am
    Dentist tuseday => Dentist | 2026-11-24
    Dentist moday => Dentist | 2026-11-23
    Dentist firday => Dentist | 2026-11-20
    Dentist sundya => Dentist | 2026-11-22
    Dentist febuary 5 => Dentist | 2027-02-05
    Dentist 5 decmber => Dentist | 2026-12-05
    Dentist tomorrw => Dentist | 2026-11-21
    Dentist wendesday => Dentist | 2026-11-25
    Dentist tusday => Dentist | 2026-11-24
    Dentist satuday => Dentist | 2026-11-21
    Dentist fridday => Dentist | 2026-11-20
    Dentist monday 5 decmber => other weekday: monday 5 decmber | 2026-12-05
    Trip friday to wednsday => Trip | 2026-11-20 - 2026-11-25
    Yoga every tue and thurday 19:00 => Yoga | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Party for sundya => Party for sundya | 2026-11-20 14:35 - 15:35
    Meet Sundar => Meet Sundar | 2026-11-20 14:35 - 15:35
    Meet Sundar 3pm => Meet Sundar | 2026-11-20 15:00 - 16:00
    Meet Sundar tomorrow 3pm => Meet Sundar | 2026-11-21 15:00 - 16:00
    Call Frida => Call Frida | 2026-11-20 14:35 - 15:35
    Call Frida tomorrow 3pm => Call Frida | 2026-11-21 15:00 - 16:00
    See Frida 5 dec 3pm => See Frida | 2026-12-05 15:00 - 16:00
    Meet Manday => Meet Manday | 2026-11-20 14:35 - 15:35
    Meet Manday friday 3pm => Meet Manday | 2026-11-20 15:00 - 16:00
    Call Monda => Call Monda | 2026-11-20 14:35 - 15:35
    Call Monda at 4pm => Call Monda | 2026-11-20 16:00 - 17:00
    Call Monda tue 4pm => Call Monda | 2026-11-24 16:00 - 17:00
    Call Moday tomorrow 3pm => Call Moday | 2026-11-21 15:00 - 16:00
    Visit 5 december 8 in the evening => Visit | 2026-12-05 20:00 - 21:00
    Visit 5 december 8pm => Visit | 2026-12-05 20:00 - 21:00
    Visit tomorrow 8 in the morning => Visit | 2026-11-21 08:00 - 09:00
    Visit fri at 8 in the evening => Visit | 2026-11-20 20:00 - 21:00
    Visit tomorrow noon to three => Visit | 2026-11-21 12:00 - 15:00
    Visit tomorrow noon to 3 => Visit | 2026-11-21 12:00 - 15:00
    Visit tomorrow noon-3 => Visit | 2026-11-21 12:00 - 15:00
    Visit one to three tomorrow => Visit | 2026-11-21 13:00 - 15:00
    Read chapters one to three tomorrow => Read chapters one to three | 2026-11-21
    Watch Nine to Five tue => Watch Nine to Five | 2026-11-24
    Visit tomorrow one to three => Visit | 2026-11-21 13:00 - 15:00
    Visit tomorrow from one to three => Visit | 2026-11-21 13:00 - 15:00
    Visit at nine thirty => Visit | 2026-11-20 21:30 - 22:30
    Visit tomorrow at nine thirty => Visit | 2026-11-21 09:30 - 10:30
    Visit tomorrow nine thirty => Visit | 2026-11-21 09:30 - 10:30
    Visit nine thirty tomorrow => Visit | 2026-11-21 09:30 - 10:30
    Visit half past nine => Visit | 2026-11-20 21:30 - 22:30
    Visit tomorrow half past nine => Visit | 2026-11-21 09:30 - 10:30
    Visit at half past nine => Visit | 2026-11-20 21:30 - 22:30
    Visit half nine => Visit | 2026-11-20 21:30 - 22:30
    Visit tomorrow 9 to 11 => Visit | 2026-11-21 09:00 - 11:00
    Visit 9 to 11 => ? 9 to 11 | 9:00-11:00
    Visit 9 to 11 tomorrow => Visit | 2026-11-21 09:00 - 11:00
    Visit 2 to 4 => ? 2 to 4 | 14:00-16:00
    Meeting 0900 => Meeting | 2026-11-21 09:00 - 10:00
    Meeting 0900 tomorrow => Meeting | 2026-11-21 09:00 - 10:00
    Meeting 1930 => ? 1930 | 19:30
    Meeting tomorrow 1930 => Meeting | 2026-11-21 19:30 - 20:30
    Meeting fri 1930 => Meeting | 2026-11-20 19:30 - 20:30
    Meeting at 1930 => Meeting | 2026-11-20 19:30 - 20:30
    Meeting 0900-1030 => ? 0900-1030 | 09:00-10:30
    Meeting 1930-2100 => ? 1930-2100 | 19:30-21:00
    standup@fri => standup | 2026-11-20
    standup@9am => standup | 2026-11-21 09:00 - 10:00
    standup @fri => standup | 2026-11-20
    lunch@noon => lunch | 2026-11-21 12:00 - 13:00
    Call mum tomorrow about dinner => Call mum about dinner | 2026-11-21
    Call mum tomorrow about dinner 3pm => Call mum about dinner | 2026-11-21 15:00 - 16:00
    Call mum tomorrow at 4 about dinner => Call mum about dinner | 2026-11-21 16:00 - 17:00
    Buy dinner tomorrow 4pm => Buy dinner | 2026-11-21 16:00 - 17:00
    Talk about dinner tomorrow at 5 => Talk about dinner | 2026-11-21 17:00 - 18:00
    Dinner tomorrow at 5 => Dinner | 2026-11-21 17:00 - 18:00
    Meet Mina tomorrow lunch => Meet Mina lunch | 2026-11-21
    Pay rent fri remind 2h => Pay rent | 2026-11-20
    Pay rent fri 3pm remind 2h => Pay rent | 2026-11-20 15:00 - 16:00
    Dentist tomorrow 3pm remind 30m => Dentist | 2026-11-21 15:00 - 16:00
    Dentist tomorrow 3pm remind me 2 hours before => Dentist | 2026-11-21 15:00 - 16:00
    Birthday 8/15 lunar => Birthday | 2027-09-15
    Lunch saturday tomorrow => Lunch | 2026-11-21
    Lunch fri tomorrow => ? fri tomorrow | 2026-11-20 | 2026-11-21 | "fri" tomorrow
    Watch Freaky Friday sat 8pm => ? Friday sat | every Friday sat | "Friday" sat
    Meeting tomorrow fri => ? tomorrow fri | 2026-11-21 | 2026-11-20
    Party sat 12/25 => other weekday: sat 12/25 | 2026-12-25
    Meeting tomorrow sat => Meeting | 2026-11-21
    Meeting tomorrow saturday 3pm => Meeting | 2026-11-21 15:00 - 16:00
    Meeting at 0930 => Meeting | 2026-11-21 09:30 - 10:30
    Trip in december => ? in december | december 1 | end of december
    Trip december => ? december | december 1 | end of december
    Trip in december 2027 => ? in december 2027 | december 1 2027
    Trip this fall => ? this fall | October 1
    Lunch today with Jo => Lunch with Jo | 2026-11-20
    Team party sat 7 => ? sat 7 | sat at 7 | sat 7am
    Team party sat 7:30 => Team party | 2026-11-21 19:30 - 20:30
    Party fri 8 => ? fri 8 | fri at 8 | fri 8am
    Trip next mon - next sun => Trip | 2026-11-23 - 2026-11-29
    Trip 1 january next year => Trip | 2027-01-01
    Trip end of next month => Trip | 2026-12-31
    Trip the 1st of next month => Trip | 2026-12-01
    Walk in a week => Walk | 2026-11-27
    Walk in a month => Walk | 2026-12-20
    Gym every mon and thu => Gym | 2026-11-23 | FREQ=WEEKLY;BYDAY=MO,TH
    Gym every may 1 => Gym | 2027-05-01 | FREQ=YEARLY;BYMONTHDAY=1;BYMONTH=5
    Shopping by bike saturday => Shopping by bike | 2026-11-21
    Drop by saturday => Drop by | 2026-11-21
    Stand by me fri 8pm => Stand by me | 2026-11-20 20:00 - 21:00
    Report by 5 => Report by 5 | 2026-11-20 14:35 - 15:35
    Report by 5 tomorrow => Report by 5 | 2026-11-21
    Report by friday evening => Report | 2026-11-20 19:00 - 20:00
    Report by monday morning => Report | 2026-11-23 08:00 - 09:00
    Learn by doing => Learn by doing | 2026-11-20 14:35 - 15:35
    Song by Friday => Song | 2026-11-20
    Go by train tomorrow 9am => Go by train | 2026-11-21 09:00 - 10:00
    Pay by card => Pay by card | 2026-11-20 14:35 - 15:35
    Study until sunday midnight => Study | 2026-11-20 14:35 - 2026-11-23 00:00
    Work until midnight tomorrow => Work | 2026-11-20 14:35 - 2026-11-22 00:00
    Meeting 9.30-11 => ? 9.30-11 | 9:30-11:00
    Meeting tomorrow 9.30-11 => Meeting | 2026-11-21 09:30 - 11:00
    Meeting 9am to noon => Meeting | 2026-11-21 09:00 - 12:00
    Visit fri noon to two => Visit | 2026-11-27 12:00 - 14:00
    Email jo@fri.com tomorrow => Email jo@fri.com | 2026-11-21
    Buy flight 2030 => Buy flight 2030 | 2026-11-20 14:35 - 15:35
    Plan 2030 => Plan 2030 | 2026-11-20 14:35 - 15:35
    Year 1999 => Year 1999 | 2026-11-20 14:35 - 15:35
    Read 1984 => Read 1984 | 2026-11-20 14:35 - 15:35
    Buy 1000 nails => Buy 1000 nails | 2026-11-20 14:35 - 15:35
    Save 1500 => ? 1500 | 15:00
    Run 1500 => ? 1500 | 15:00
    Deposit 2000 => ? 2000 | 20:00
    Invoice 12345678 => Invoice 12345678 | 2026-11-20 14:35 - 15:35
    Call 01012345678 => Call 01012345678 | 2026-11-20 14:35 - 15:35
    Midday walk => walk | 2026-11-21 12:00 - 13:00
    Payday => Payday | 2026-11-20 14:35 - 15:35
    Sundae tomorrow => Sundae | 2026-11-21
    Monday.com demo => Monday.com demo | 2026-11-20 14:35 - 15:35
    Meet thirsty friends => Meet thirsty friends | 2026-11-20 14:35 - 15:35
    Visit Sandy tomorrow => Visit Sandy | 2026-11-21
    Match tomorrow => Match | 2026-11-21
    Plans for the weekend => Plans for the weekend | 2026-11-20 14:35 - 15:35
    Weekend getaway planning => Weekend getaway planning | 2026-11-20 14:35 - 15:35
    Weekend sale ends sunday => Weekend sale ends | 2026-11-22
    Clean up this week => ? this week | this fri
    Clean up this month => ? this month | end of the month
    Trip this week => ? this week | this fri
    Work until 9pm tomorrow => Work | 2026-11-20 14:35 - 2026-11-21 21:00
    Festival until 30 Nov with Jo => Festival with Jo | 2026-11-20 - 2026-11-30
    Trip 13th-20th feb => Trip | 2027-02-13 - 2027-02-20
    Trip 13th - 20th Feb => Trip | 2027-02-13 - 2027-02-20
    Trip 13-20th feb => Trip | 2027-02-13 - 2027-02-20
    Trip feb 13th-20th => Trip | 2027-02-13 - 2027-02-20
    Trip 13th to 20th of february => Trip | 2027-02-13 - 2027-02-20
    Trip 13th - 20th of next month => Trip | 2026-12-13 - 2026-12-20
    Trip the 3rd to the 5th => Trip | 2026-12-03 - 2026-12-05
    first monday => ? first monday
    Rent first monday => ? first monday | first monday of dec | first monday of every month
    Read First Monday book sat => Read First Monday book | 2026-11-21
    Rent first monday of dec => Rent | 2026-12-07
    Rent first monday of every month => Rent | 2026-12-07 | FREQ=MONTHLY;BYDAY=1MO
    Book club 3rd thu 7pm => ? 3rd thu | 3rd thu of dec | 3rd thu of every month
    Our first sunday together 2026-12-06 => Our first sunday together | 2026-12-06
    Gym Fri. 7pm => Gym | 2026-11-20 19:00 - 20:00
    Fri. 7pm => no title: Fri. 7pm
    Call Nov. 30 3pm => Call | 2026-11-30 15:00 - 16:00
    Call Sat. Dec. 5 10am => Call | 2026-12-05 10:00 - 11:00
    Class every Tue. and Thu. 7pm => Class | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Conf dec 3 until 9pm => ? dec 3 until 9pm | dec 3 9am until 9pm
    Conf dec 3 9am until 9pm => Conf | 2026-12-03 09:00 - 21:00
    Conf today until 9pm => ? today until 9pm | now until 9pm
    Conf today until 1pm => ? today until 1pm
    Conf tomorrow until 9pm => ? tomorrow until 9pm | tomorrow 9am until 9pm
    Work 9.30-10.30 tomorrow => Work | 2026-11-21 09:30 - 10:30
    Work tomorrow 9.30-10.30 => Work | 2026-11-21 09:30 - 10:30
    tomorrow work 9.30-10.30 => work | 2026-11-21 09:30 - 10:30
    Work 9.30-10.30 => ? 9.30-10.30 | 9:30-10:30 | 9/30-10/30
    Gym 7pm for 30 min => Gym | 2026-11-20 19:00 - 19:30
    Gym 7pm for half an hour => Gym | 2026-11-20 19:00 - 19:30
    Gym 7pm 30 min => Gym | 2026-11-20 19:00 - 19:30
    Gym every day 7pm for 30 min => Gym | 2026-11-20 19:00 - 19:30 | FREQ=DAILY
    Gym every day for 30 min => ? for 30 min | 9am for 30 min
    Gym tomorrow 9am for 20m => Gym | 2026-11-21 09:00 - 09:20
    Gym 3pm-4pm for 20m => ? for 20m
    School run every weekday 8:30am for 30m from 4 jan => School run | 2027-01-04 08:30 - 09:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Bins every tue, thu => Bins | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU,TH
    Trip 9999-12-29 for 5 days => no day: for 5 days
    Trip 9999-12-29 for 3 days => Trip | 9999-12-29 - 9999-12-31
    Trip 9999-12-25 for a week => Trip | 9999-12-25 - 9999-12-31
    Camping sat & sun => Camping | 2026-11-21 - 2026-11-22
    Camping saturday and sunday => Camping | 2026-11-21 - 2026-11-22
    Camping saturday sunday => Camping | 2026-11-21 - 2026-11-22
    Camping sat and sun 9am => ? sat and sun | every sat and sun
    Visit today and tomorrow => Visit | 2026-11-20 - 2026-11-21
    Visit today and tomorrow 3pm => ? today and tomorrow
    Run every mon or wed => ? every mon or wed | every mon | every wed
    Call mon or tue => ? mon or tue | mon | tue
    Call tomorrow 3pm or 4pm => ? 3pm or 4pm | 3pm | 4pm
    Party Christmas => Party | 2026-12-25
    Christmas party => ? Christmas | 2026-12-25
    Christmas => ? Christmas | Christmas 2026-12-25
    Christmas 2026-12-25 => Christmas | 2026-12-25
    Christmas eve dinner 7pm => ? Christmas eve | 2026-12-24
    Lunch easter => Lunch | 2027-03-28
    Lunch on Easter Sunday => Lunch | 2027-03-28
    Lunch easter monday 1pm => Lunch | 2027-03-29 13:00 - 14:00
    Vigil good friday => Vigil | 2027-03-26
    Good Friday lunch => ? Good Friday | 2027-03-26
    Easter egg hunt => ? Easter | 2027-03-28
    Dinner Thanksgiving => Dinner | 2026-11-26
    Dinner on Thanksgiving at 6pm => Dinner | 2026-11-26 18:00 - 19:00
    Thanksgiving dinner => ? Thanksgiving | 2026-11-26
    Shopping black friday => Shopping | 2026-11-27
    Brunch mother's day => ? mother's day | 2nd sun of may | mothering sunday
    Brunch 2nd sun of may => Brunch | 2027-05-09
    Brunch mothering sunday => Brunch | 2027-03-07
    Gym every day until the end of the year => Gym | 2026-11-20 | FREQ=DAILY;UNTIL=20261231
    Study until end of the year => Study | 2026-11-20 - 2026-12-31
    Report by the end of the year => Report | 2026-12-31
    Trip mid-december => ? mid-december | 15 december
    Trip early next month => ? early next month | the 5th of next month
    Trip the 5th of next month => Trip | 2026-12-05
    Which one am I => Which one am I | 2026-11-20 14:35 - 15:35
    9 to 5 job => 9 to 5 job | 2026-11-20 14:35 - 15:35
    Ask if two pm works => Ask if two pm works | 2026-11-20 14:35 - 15:35
    10km run => 10km run | 2026-11-20 14:35 - 15:35
    Chapter 3-4 => Chapter 3-4 | 2026-11-20 14:35 - 15:35
    Call Sam or Kim => Call Sam or Kim | 2026-11-20 14:35 - 15:35
    First aid kit => First aid kit | 2026-11-20 14:35 - 15:35
    Order Thanksgiving turkey => ? Thanksgiving | 2026-11-26
    Buy Christmas tree => ? Christmas | 2026-12-25
    Christmas shopping => ? Christmas | 2026-12-25
    Walk on the day after Christmas => ? on the day after Christmas | 2026-12-26
    Order turkey 2 weeks before christmas => ? 2 weeks before christmas | 2026-12-11
    Order turkey 6 weeks before christmas => ? 6 weeks before christmas | 2027-11-13
    Order turkey a week before Christmas => ? a week before Christmas | 2026-12-18
    Shopping weekend before christmas => ? weekend before christmas | 2026-12-19 - 2026-12-20
    Shopping day before Christmas => ? day before Christmas | 2026-12-24
    Christmas shopping tomorrow 3pm => Christmas shopping | 2026-11-21 15:00 - 16:00
    New Year's Eve party => ? New Year's Eve | 2026-12-31
    Boxing Day walk 11am => ? Boxing Day | 2026-12-26
    Remembrance Sunday parade => ? Remembrance Sunday | 2027-11-14
    Dinner on Thanksgiving with Mum => Dinner with Mum | 2026-11-26
    Lunch christmas 2027 => Lunch | 2027-12-25
    Dinner thanksgiving 2027 6pm => Dinner | 2027-11-25 18:00 - 19:00
    Lunch easter 2028 => Lunch | 2028-04-16
    Christmas 2027 party => ? Christmas 2027 | 2027-12-25
    Hike thanksgiving weekend => ? thanksgiving weekend | 2026-11-26 - 2026-11-29 | 2026-11-28 - 2026-11-29
    Trip easter weekend => ? easter weekend | 2027-03-27 - 2027-03-28
    Plan thanksgiving weekend tomorrow => Plan thanksgiving weekend | 2026-11-21
    Dinner 6pm fri until 10pm => Dinner | 2026-11-20 18:00 - 22:00
    Party 7pm sat until 11pm => Party | 2026-11-21 19:00 - 23:00
    Work dec 9-5 => ? dec 9-5 | 5-9 dec | 9 dec - 5 jan
    Work 9-5 dec => ? 9-5 dec | 5-9 dec | 9 dec - 5 jan
    Lunch 12-1 => ? 12-1 | 12/1 | 12:00-13:00
    Read John 3.15-4.30 tomorrow 5pm => Read John 3.15-4.30 | 2026-11-21 17:00 - 18:00
    The cat sat. => ? sat. | sat
    Dentist on sat. => Dentist | 2026-11-21
    First Friday drinks 7pm => ? First Friday | First Friday of dec | First Friday of every month
    Early shift mon 6-2 => ? mon 6-2 | 2026-11-23 6am-2pm | 2026-11-23 6pm-2am
    Night shift mon 6-2 => Night shift | 2026-11-23 18:00 - 2026-11-24 02:00
    Shift mon 6-14 => Shift | 2026-11-23 06:00 - 14:00
    Tomorrow: dentist 3pm => dentist | 2026-11-21 15:00 - 16:00
    Dentist (tomorrow 3pm) => Dentist | 2026-11-21 15:00 - 16:00
    Dentist, tomorrow, 3pm => Dentist | 2026-11-21 15:00 - 16:00
    Dentist around 3pm tomorrow => Dentist | 2026-11-21 15:00 - 16:00
    Dentist tomorrow at 3 pm sharp => Dentist | 2026-11-21 15:00 - 16:00
    Talk about 3pm meeting tomorrow => Talk about meeting | 2026-11-21 15:00 - 16:00
    Meeting tomorrow 3pm (2h) => Meeting | 2026-11-21 15:00 - 17:00
    Boiler service every year in october => ? in october | 1 october | end of october
    Pills every morning and evening => ? morning and evening | morning | evening
    Gym MWF 6am => ? MWF | every mon, wed, fri
    Gym m/w/f 6am => ? m/w/f | every mon, wed, fri
    Gym m w f 6am => ? m w f | every mon, wed, fri
    Sit with Gran mon-wed-fri 2pm => ? mon-wed-fri | every mon, wed, fri
    Bins tue and alternate fridays => ? tue and alternate fridays
    Rent monthly 1 dec => Rent | 2026-12-01 | FREQ=MONTHLY
    Class 6pm tue monthly => ? tue | every month on the first tue
    Class 6pm monthly tue => ? monthly tue | every month on the first tue
    Class monthly tue 6pm => ? monthly tue | every month on the first tue
    Class quarterly mon => ? quarterly mon | every 3 months on the first mon
    Read the monthly sun 9am => Read the monthly | 2026-11-22 09:00 - 10:00
    Swim every mon unless it's a holiday => Swim | 2026-11-23 | FREQ=WEEKLY;BYDAY=MO | not on holidays
    Gym t/th 7pm => ? t/th | every tue, thu
    Leave from tomorrow => ? from tomorrow | tomorrow | tomorrow for 3 days
    Leave starting monday => ? starting monday | monday | monday for 3 days
    Visit sat and mon => ? sat and mon | every sat and mon
    Visit tomorrow and sat => ? tomorrow and sat
    Pay card on 25th every month => Pay card | 2026-11-25 | FREQ=MONTHLY;BYMONTHDAY=25
    Renew passport before march => ? before march | by 2027-02-28
    MOT feb 2027 => ? feb 2027 | 2027-02-01 | 2027-02-28
    Meeting the week after next => ? the week after next | in 2 weeks
    Meeting the month after next => ? the month after next | in 2 months
    Haircut friday after next => ? friday after next | 2026-12-04 | 2026-12-11
    Haircut on the friday after next at 5 => ? the friday after next | 2026-12-04 | 2026-12-11
    Trip weekend after next => ? weekend after next | 2026-11-28 - 2026-11-29 | 2026-12-05 - 2026-12-06
    Call friday, after next chapter => Call, after next chapter | 2026-11-20
    Chat over lunch => ? over lunch | 12:00
    Meeting at dinner => ? at dinner | 19:00
    Meeting 3pm kst tomorrow => Meeting | 2026-11-21 15:00 - 16:00
    Haircut sat am => Haircut | 2026-11-21 09:00 - 10:00
    Plumber tomorrow pm => Plumber | 2026-11-21 15:00 - 16:00
    Dentist tonite 8 => Dentist | 2026-11-20 20:00 - 21:00
    Invoice last day of month => ? last day of month | end of the month | last day of every month
    24/7 support => 24/7 support | 2026-11-20 14:35 - 15:35
    Ski 2-4 jan 9am-3pm => ? 2-4 jan 9am-3pm | every day 9am-3pm from 2 jan until 4 jan
    New Year's Eve at Ruth's 7pm => New Year's Eve at Ruth's | 2026-12-31 19:00 - 20:00
    Post parcels the day after tomorrow after school => Post parcels after school | 2026-11-22
    Assembly tmr 9.10am, 20 mins => Assembly | 2026-11-21 09:10 - 09:30
    Party thu 3pm, 2h => Party | 2026-11-26 15:00 - 17:00
    Panto 30th dec 2.30pm, Theatre Royal => Panto, Theatre Royal | 2026-12-30 14:30 - 15:30
    Choir, every day 1pm => Choir | 2026-11-21 13:00 - 14:00 | FREQ=DAILY
    Pill every day at 8 and 20 => ? at 8 and 20 | at 8 | at 20
    Pill 3 times a day => ? 3 times a day | every day 8am | every day 1pm | every day 7pm
    Shift sat 10pm - 7am the next day => Shift | 2026-11-21 22:00 - 2026-11-22 07:00
    Study tomorrow 4pm until 12 dec => ? until 12 dec | every day until 12 dec | until 12 dec 24:00
    Film sat at 8 => Film | 2026-11-21 20:00 - 21:00
    Jog sat at 8 => Jog | 2026-11-21 08:00 - 09:00
    Gym every day except sunday 7am => Gym | 2026-11-21 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    Gym every day but sunday => Gym | 2026-11-20 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    Gym every day except sat and sun 7am => Gym | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gym every day except sunday 29 nov => Gym | 2026-11-20 | FREQ=DAILY | except 2026-11-29
    Gym every 2 days except sunday => ? except sunday
    Gym every day but 25 dec and sunday 7am => Gym | 2026-11-21 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA | except 2026-12-25
    Gym every day except sundays and 25 dec => Gym | 2026-11-20 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA | except 2026-12-25
    Trip 24.12.-2.1. => Trip | 2026-12-24 - 2027-01-02
    Trip 24.12.2026 - 2.1.2027 => Trip | 2026-12-24 - 2027-01-02
    Trip 24/12-2/1/2027 => Trip | 2026-12-24 - 2027-01-02
    Walk weekend 9am => ? weekend | 21 nov | 22 nov
    Walk this weekend 9am => ? this weekend | 21 nov | 22 nov
    Walk next weekend at 9:30 => ? next weekend | 28 nov | 29 nov
    Plans for the weekend 5pm => Plans for the weekend | 2026-11-20 17:00 - 18:00
    Movie saturday 6 till 10 => Movie | 2026-11-21 18:00 - 22:00
    Babysit from 6 till 10 on saturday => Babysit | 2026-11-21 18:00 - 22:00
    Babysit 6 till 10 => ? 6 till 10 | 18:00-22:00
    In 2 weeks tuesday 3pm dentist => ? In 2 weeks tuesday | 1 dec | 8 dec
    Dentist in 2 weeks friday => Dentist | 2026-12-04
    Bus 9.15 sat => Bus | 2026-11-21 09:15 - 10:15
    Lunch 1 tomorrow => ? 1 | at 1
    Formula 1 sunday => Formula 1 | 2026-11-22
    Lunch 1 tomorrow 1pm => Lunch 1 | 2026-11-21 13:00 - 14:00
    Supper around 5 tomorrow => Supper | 2026-11-21 17:00 - 18:00
    Walk tomorrow around 5 => Walk | 2026-11-21 17:00 - 18:00
    tomorrow 3 dentist => ? 3 | at 3
    tomorrow 3 exams => 3 exams | 2026-11-21
    Review tomorrow 3pm: budget => Review: budget | 2026-11-21 15:00 - 16:00
    Review on friday at 4pm: budget => Review: budget | 2026-11-20 16:00 - 17:00
    Call Ann tomorrow 3pm ET => ? ET | New York time
    Call Ann tomorrow 3pm CST => ? CST | Chicago time | Shanghai time
    PT tomorrow 3pm => PT | 2026-11-21 15:00 - 16:00
    Meet at 5 or 6 tomorrow => ? at 5 or 6 | at 5 | at 6
    Meet tomorrow 5 or 6pm => ? 5 or 6pm | 5pm | 6pm
    3 hour hike sun 9am => 3 hour hike | 2026-11-22 09:00 - 12:00
    half-hour call mon 10am => half-hour call | 2026-11-23 10:00 - 10:30
    Half hour walk tomorrow 3pm => Half hour walk | 2026-11-21 15:00 - 15:30
    24 hour race sat 9am => 24 hour race | 2026-11-21 09:00 - 2026-11-22 09:00
    Call Bob 3pm CDT tomorrow => ? CDT | Chicago time
    Call Bob tomorrow 3pm AEST => ? AEST | Sydney time | Brisbane time
    Call Bob tomorrow 15:00 HKT => ? HKT | Hong Kong time
    Lunch with CDT tomorrow 3pm => Lunch with CDT | 2026-11-21 15:00 - 16:00
    90-minute lecture mon 2pm => 90-minute lecture | 2026-11-23 14:00 - 15:30
    Flight tomorrow 5:45 => Flight | 2026-11-21 05:45 - 06:45
    Run tomorrow 03:15 => Run | 2026-11-21 03:15 - 04:15
    Call quarter to eight tomorrow => Call | 2026-11-21 19:45 - 20:45
    Call tomorrow quarter to eight => Call | 2026-11-21 19:45 - 20:45
    Party sat 9pm till late => ? till late | till 11pm | till 2am
    Christmas party dec 18 6pm-late => ? 6pm-late | 6pm-11pm | 6pm-2am
    Party 8-12 sat => Party | 2026-11-21 20:00 - 2026-11-22 00:00
    Dentist start of december => ? start of december | 1 december
    Return books within 2 weeks => ? within 2 weeks | in 2 weeks
    Call Jo in a couple of days => ? in a couple of days | in 2 days
    Call Jo in the next few weeks => ? in the next few weeks | in 3 weeks
    Flight tomorrow early morning => ? early morning | 7am
    Call bank first thing tomorrow => ? first thing | 7am
    Do the first thing => Do the first thing | 2026-11-20 14:35 - 15:35
    Grill corn on the cob => Grill corn on the cob | 2026-11-20 14:35 - 15:35
    Grill corn on the cob tomorrow => Grill corn on the cob | 2026-11-21
    Report by cob => ? cob | 5pm
    Report tomorrow eod => ? eod | 5pm
    Meeting mid-morning tomorrow => ? mid-morning | 10am
    Cleaning first week of december => ? first week of december | 2026-12-01 | 2026-12-01 - 2026-12-06
    Camp first week of august => ? first week of august | 2027-08-02 | 2027-08-02 - 2027-08-08
    Exams last week of may => ? last week of may | 2027-05-24 | 2027-05-24 - 2027-05-30
    Holiday last week of january => ? last week of january | 2027-01-25 | 2027-01-25 - 2027-01-31
    Skiing first weekend of march => ? first weekend of march | 2027-03-06 - 2027-03-07
    Workshop the week of 14 dec => ? the week of 14 dec | 2026-12-14 | 2026-12-14 - 2026-12-20
    Plumber end of next week => ? end of next week | friday next week
    Dentist early next week => ? early next week | monday next week
    Dentist middle of next month => ? middle of next month | the 15th of next month
    Good Friday service 11am => ? Good Friday | 2027-03-26
    Next week dentist => ? Next week | next mon | next mon - next sun
    Next week plan => Next week plan | 2026-11-20 14:35 - 15:35
    Meal plan Christmas eve => ? Christmas eve | 2026-12-24
    Meeting 9am-10am, 14 dec, room 4 => Meeting, room 4 | 2026-12-14 09:00 - 10:00
    Meeting 9am-10am, 14 dec => Meeting | 2026-12-14 09:00 - 10:00
    Meeting 9:00 to 10:00, 12/14 => Meeting | 2026-12-14 09:00 - 10:00
    Meeting from 9am to 10am, monday => Meeting | 2026-11-23 09:00 - 10:00
    Meeting 9am-10am, on monday, room 4 => Meeting, room 4 | 2026-11-23 09:00 - 10:00
    Meeting 9am - 10am, next tuesday with Jo => Meeting with Jo | 2026-11-24 09:00 - 10:00
    Conf 9am-14 dec 10am => Conf | 2026-11-20 09:00 - 2026-12-14 10:00
    Rent on the first of every month => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent first of each month => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent on the first of the month => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent every first of the month => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent on the fifteenth of every month => Rent | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15
    Rent on the first and fifteenth of each month => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1,15
    Rent on the last of every month => Rent | 2026-11-30 | FREQ=MONTHLY;BYMONTHDAY=-1
    Rent on the 1st => Rent | 2026-12-01
    Rent on the 1st of every month => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent 9am on the first of every month => Rent | 2026-12-01 09:00 - 10:00 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent every month on the first => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent every month on the first at 9am => Rent | 2026-12-01 09:00 - 10:00 | FREQ=MONTHLY;BYMONTHDAY=1
    Move every month on the first floor => Move on the first floor | 2026-11-20 | FREQ=MONTHLY
    On the 1st of every month pay rent => pay rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Bins on the first monday of every month => Bins | 2026-12-07 | FREQ=MONTHLY;BYDAY=1MO
    Pub quiz 1st thu monthly 8pm => Pub quiz | 2026-12-03 20:00 - 21:00 | FREQ=MONTHLY;BYDAY=1TH
    Pub quiz on the first thu 8pm every month => Pub quiz | 2026-12-03 20:00 - 21:00 | FREQ=MONTHLY;BYDAY=1TH
    Pub quiz last fri monthly 8pm => Pub quiz | 2026-11-27 20:00 - 21:00 | FREQ=MONTHLY;BYDAY=-1FR
    Bins on the last friday of the month => Bins | 2026-11-27 | FREQ=MONTHLY;BYDAY=-1FR
    Turn heating on every monday => Turn heating on | 2026-11-23 | FREQ=WEEKLY;BYDAY=MO
    Rent on the umpteenth of every month => ? umpteenth of every month
    Photo of every day => ? of every day
    every day pushups 10 times => pushups 10 times | 2026-11-20 | FREQ=DAILY
    every tue squats 30 times => squats 30 times | 2026-11-24 | FREQ=WEEKLY;BYDAY=TU
    Meeting sat 15h => Meeting | 2026-11-21 15:00 - 16:00
    Meeting sat 15h, room 4 => Meeting, room 4 | 2026-11-21 15:00 - 16:00
    Meeting sat at 15h30-17h => Meeting | 2026-11-21 15:30 - 17:00
    Meeting sat 15h-17h => Meeting | 2026-11-21 15:00 - 17:00
    Meeting from 15h to 17h sat => Meeting | 2026-11-21 15:00 - 17:00
    Pick up at 15h => Pick up | 2026-11-20 15:00 - 16:00
    Pick up at 9h => Pick up | 2026-11-21 09:00 - 10:00
    Pick up 15h30 => Pick up | 2026-11-20 15:30 - 16:30
    Race 2h30 => Race 2h30 | 2026-11-20 14:35 - 15:35
    Run 15h => ? 15h | at 15:00 | for 15h
    Fast 16h tomorrow => ? 16h | 16:00
    Hike 9h-12h sat => ? 9h-12h | 9:00-12:00
    Hike sat 2h => ? 2h | 9am for 2h
    Gym tomorrow 90 min => ? 90 min | 9am for 90 min
    Flight 23:55-06:20+1 fri => Flight | 2026-11-20 23:55 - 2026-11-21 06:20
    Flight fri 23:55-06:20 +1 => Flight | 2026-11-20 23:55 - 2026-11-21 06:20
    Flight 23:55 fri => Flight | 2026-11-20 23:55 - 2026-11-21 00:55
    Flight 10:00-11:30+1 fri => ? 10:00-11:30+1
    Verse 3:16 tomorrow => Verse 3:16 | 2026-11-21
    Read psalm 23:10 => Read psalm 23:10 | 2026-11-20 14:35 - 15:35
    Read chapter 3:16 => ? 3:16 | at 3:16
    Read chapter 3:16 tomorrow 9am => Read chapter 3:16 | 2026-11-21 09:00 - 10:00
    Book club chapter 19:00 => Book club chapter | 2026-11-20 19:00 - 20:00
    Piano lesson 15:00 => Piano lesson | 2026-11-20 15:00 - 16:00
    Piano lesson 3pm => Piano lesson | 2026-11-20 15:00 - 16:00
    Piano lesson 3 pm => Piano lesson | 2026-11-20 15:00 - 16:00
    Piano lesson 19:00-20:30 => Piano lesson | 2026-11-20 19:00 - 20:30
    Piano lesson 15:00 every tue => Piano lesson | 2026-11-24 15:00 - 16:00 | FREQ=WEEKLY;BYDAY=TU
    Driving lesson 15:00 tomorrow => Driving lesson | 2026-11-21 15:00 - 16:00
    Garage P 10:00 tomorrow => Garage P | 2026-11-21 10:00 - 11:00
    Escape room 7-9pm => Escape room | 2026-11-20 19:00 - 21:00
    Movie scene 20:00 => Movie scene | 2026-11-20 20:00 - 21:00
    Lesson 15 tomorrow => Lesson 15 | 2026-11-21
    Call Bo tmrw 5p => Call Bo | 2026-11-21 17:00 - 18:00
    Call Bo 5p => Call Bo 5p | 2026-11-20 14:35 - 15:35
    Talk sat from 3pm to 5pm => Talk | 2026-11-21 15:00 - 17:00
    Visit Oma for the weekend => ? for the weekend | this weekend
    Pack for the weekend => Pack for the weekend | 2026-11-20 14:35 - 15:35
    Skiing feb => ? feb | feb 1 | end of feb
    Haircut jan => Haircut jan | 2026-11-20 14:35 - 15:35
    Call Jan => Call Jan | 2026-11-20 14:35 - 15:35
    Lunch with jan => Lunch with jan | 2026-11-20 14:35 - 15:35
    Route 66 trip may => Route 66 trip may | 2026-11-20 14:35 - 15:35
    Weekend trip this weekend 2 days => Weekend trip | 2026-11-21 - 2026-11-22
    Weekend trip this weekend for 2 days => Weekend trip | 2026-11-21 - 2026-11-22
    Party sat 8pm-12 => Party | 2026-11-21 20:00 - 2026-11-22 00:00
    Class sat 8am-12 => Class | 2026-11-21 08:00 - 12:00
    Next weekend 9am walk => ? Next weekend | 28 nov | 29 nov
    Mon-fri 9am work => ? Mon-fri | every Mon-fri
    Run today to sunday 7am => ? today to sunday 7am | every day 7am from 21 nov until 22 nov
    Ski 21 dec to 23 dec 9am => ? 21 dec to 23 dec 9am | every day 9am from 21 dec until 23 dec
    Meeting tomorrow 10am remind the day before => Meeting | 2026-11-21 10:00 - 11:00
    Birthday 10 dec remind me the day before => Birthday | 2026-12-10
    Meeting tomorrow 10am remind me the night before => ? remind me the night before | remind the day before
    Remind Bo tomorrow before noon => Remind Bo before noon | 2026-11-21
    Sauna 2nd and 4th friday 20:00 => ? 2nd and 4th friday | 2nd and 4th friday of every month
    Fast from monday 8pm => ? from monday | monday
    Fast starting monday at 8pm => ? starting monday | monday
    Fast from monday 8pm for 24 hours => ? from monday | monday
    Fast 24 hours from monday 8pm => ? 24 hours from monday 8pm | monday 8pm for 24 hours
    Fast 24h from monday at 8pm => ? 24h from monday at 8pm | monday at 8pm for 24h
    Fast monday 8pm for 24 hours => Fast | 2026-11-23 20:00 - 2026-11-24 20:00
    Workshop 3 days from monday => ? 3 days from monday | monday for 3 days | 26 nov
    Workshop 3 days starting monday => ? 3 days starting monday | monday for 3 days
    Gym from tomorrow => ? from tomorrow | tomorrow | every day from tomorrow
    Meeting 25:00 => no time: 25:00
    Song 45:30 => ? 45:30
    Call Bo at 5p => Call Bo | 2026-11-20 17:00 - 18:00
    Vitamin 2a tomorrow => Vitamin 2a | 2026-11-21
    Meeting fri 9h => ? 9h | 9:00 | 9am for 9h
    Call fri 15:00 (Asia/Seoul) => Call | 2026-11-20 15:00 - 16:00
    Call mon 10am (Seoul time) => Call | 2026-11-23 10:00 - 11:00
    Call mon 10:00 in Asia/Seoul => Call | 2026-11-23 10:00 - 11:00
    Seoul time 10am monday call => call | 2026-11-23 10:00 - 11:00
    Call mon 10:00 Asia/Soul => ? Asia/Soul
    Call mon 10:00 GMT+5:30 => ? GMT+5:30
    Call mon 10am (ET) => ? (ET) | New York time
    Call mon 5pm Seoul => Call Seoul | 2026-11-23 17:00 - 18:00
    Gym tue & thu 18h => ? tue & thu | every tue & thu
    Gym every tue & thu 18h => Gym | 2026-11-24 18:00 - 19:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Report last friday of every month 15:00 except december => ? except december | except 2026-12-25
    Tea every weekday at 4 except bank holidays => ? except bank holidays | not on holidays
    Swim every tue 7am apart from 12/22 => Swim | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=TU | except 2026-12-22
    Swim every tue 7am other than bank holidays => ? other than bank holidays | not on holidays
    Swim every tue 7am in term time => ? in term time
    Call mum every sunday but the last of the month => ? but the last of the month
    Swim every tue except christmas week 7am => ? except christmas week | except 2026-12-22
    Swim every tue and thu 7am except the week of 12/24 => ? except the week of 12/24 | except 2026-12-22 and 2026-12-24
    Swim every tue except school holidays until 30 june => ? except school holidays
    Water every 7 days after done not on holidays => ? not on holidays
    Report every weekday 15:00 except dec => ? except dec
    Council tax on the 1st of each month except february and march => ? except february and march | except 2027-02-01 and 2027-03-01
    Swim every tue not in february => ? not in february | except 2027-02-02 and 2027-02-09 and 2027-02-16 and 2027-02-23
    Swim every tue 7am with Jo except in february => ? except in february | except 2027-02-02 and 2027-02-09 and 2027-02-16 and 2027-02-23
    Deadline paper week 50 => ? week 50 | 2026-12-07 | 2026-12-11 | 2026-12-07 - 2026-12-13
    Deadline paper kw 50 15:00 => ? kw 50 | 2026-12-07 | 2026-12-11 | 2026-12-07 - 2026-12-13
    Deadline paper 2026-W50 => ? 2026-W50 | 2026-12-07 | 2026-12-11 | 2026-12-07 - 2026-12-13
    Deadline paper friday week 50 => Deadline paper | 2026-12-11
    Deadline paper fri of week 50 10:00 => Deadline paper | 2026-12-11 10:00 - 11:00
    Deadline paper KW 50 friday => Deadline paper | 2026-12-11
    Lecture week 3 mon 10:00 => Lecture week 3 | 2026-11-23 10:00 - 11:00
    C25K week 3 7pm => C25K week 3 | 2026-11-20 19:00 - 20:00
    Golden week 3 may => Golden week | 2027-05-03
    Book week 3 dec 10:00 => Book week | 2026-12-03 10:00 - 11:00
    Report mon KW 47 => ? mon KW 47 | 2026-11-16
    Report week 47 => ? week 47 | 2026-11-20 | 2026-11-20 - 2026-11-22
    Team Asia/Pacific sync mon 10:00 => Team Asia/Pacific sync | 2026-11-23 10:00 - 11:00
    Mon 10:00 Asia/Pacific sync => Asia/Pacific sync | 2026-11-23 10:00 - 11:00
    Call mon 10:00 UTC +5:30 => ? UTC +5:30
    Room 4h => Room 4h | 2026-11-20 14:35 - 15:35
    Marathon sub 4h => Marathon sub 4h | 2026-11-20 14:35 - 15:35
    Focus 1h 30m => Focus | 2026-11-20 14:35 - 16:05
    Run every 2 days 7am weekdays only => ? weekdays only
    Lunch every tue 12:00 without April => Lunch without April | 2026-11-24 12:00 - 13:00 | FREQ=WEEKLY;BYDAY=TU
    Lecture week 3 notes tomorrow 10:00 => Lecture week 3 notes | 2026-11-21 10:00 - 11:00
    Conference 7.-9.12. => Conference | 2026-12-07 - 2026-12-09
    Conference 7.–9.12.2026 => Conference | 2026-12-07 - 2026-12-09
    tea for 90m => tea | 2026-11-20 14:35 - 16:05
    focus 2h => focus | 2026-11-20 14:35 - 16:35
    Focus 25 min => Focus | 2026-11-20 14:35 - 15:00
    Sleep 8h => ? 8h | at 8:00 | for 8h
    Swim 400m => Swim 400m | 2026-11-20 14:35 - 15:35
    Next week trip => ? Next week | next mon | next mon - next sun
    sprint every weekday 9:15 from 1 dec to 18 dec => sprint | 2026-12-01 09:15 - 10:15 | FREQ=WEEKLY;UNTIL=20261218T091500;BYDAY=MO,TU,WE,TH,FR
    Standup every day 9am weekdays only => Standup | 2026-11-23 09:00 - 10:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Meeting at 16 o'clock tomorrow => Meeting | 2026-11-21 16:00 - 17:00
    Bill 2026/13/01 => no day: 2026/13/01
    School drop-off every weekday 8:15 from 4 jan until 26 mar => School drop-off | 2027-01-04 08:15 - 09:15 | FREQ=WEEKLY;UNTIL=20270326T081500;BYDAY=MO,TU,WE,TH,FR
    Half term 15-19 feb => Half term | 2027-02-15 - 2027-02-19
    Term starts 5 jan => Term starts | 2027-01-05
    School holidays 19 dec to 3 jan => School holidays | 2026-12-19 - 2027-01-03
    Parents' evening tue 24 nov 5:30pm to 6:15pm => Parents' evening | 2026-11-24 17:30 - 18:15
    Swimming lessons thursdays 4pm from january => Swimming lessons | 2027-01-07 16:00 - 17:00 | FREQ=WEEKLY;BYDAY=TH
    Football practice saturdays 9:30-11 => Football practice | 2026-11-21 09:30 - 11:00 | FREQ=WEEKLY;BYDAY=SA
    Football practice every saturday morning 9:30 until easter => Football practice | 2026-11-21 09:30 - 10:30 | FREQ=WEEKLY;UNTIL=20270327T093000;BYDAY=SA
    Nursery pickup every mon, wed & fri at 5 => Nursery pickup | 2026-11-20 17:00 - 18:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Piano every tuesday after school 4:15pm => Piano after school | 2026-11-24 16:15 - 17:15 | FREQ=WEEKLY;BYDAY=TU
    Exam week 7 dec - 11 dec => Exam week | 2026-12-07 - 2026-12-11
    Semester 1 sep to 20 dec => Semester | 2026-09-01 - 2026-12-20
    Night shift fri 10pm to 6am => Night shift | 2026-11-20 22:00 - 2026-11-21 06:00
    Late shift tomorrow 2pm-10pm => Late shift | 2026-11-21 14:00 - 22:00
    On call this weekend => On call | 2026-11-21 - 2026-11-22
    On call every fourth week from monday => On call | 2026-11-23 | FREQ=WEEKLY;INTERVAL=4;WKST=MO
    Antibiotics every 8 hours for 7 days => Antibiotics | 2026-11-20 14:35 - 15:35 | FREQ=HOURLY;INTERVAL=8;UNTIL=20261126T223500
    Vitamin D every morning => Vitamin D | 2026-11-21 08:00 - 09:00 | FREQ=DAILY
    Pill every night at bedtime => Pill at bedtime | 2026-11-20 20:00 - 21:00 | FREQ=DAILY
    Insulin before breakfast daily => Insulin before breakfast | 2026-11-20 | FREQ=DAILY
    Eye drops every 4 hours => Eye drops | 2026-11-20 14:35 - 15:35 | FREQ=HOURLY;INTERVAL=4
    B12 jab every 3 months => B12 jab | 2026-11-20 | FREQ=MONTHLY;INTERVAL=3
    B12 jab every 12 weeks from 3 dec => B12 jab | 2026-12-03 | FREQ=WEEKLY;INTERVAL=12;WKST=MO
    Blood test in 6 weeks => Blood test | 2027-01-01
    Blood pressure weekly on mondays 8am => Blood pressure | 2026-11-23 08:00 - 09:00 | FREQ=WEEKLY;BYDAY=MO
    Bins every other tuesday => Bins | 2026-11-24 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO
    Bins every other week on tuesday morning => Bins | 2026-11-24 08:00 - 09:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO
    Green bin alternate mondays from 30 nov => Green bin | 2026-11-30 | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO
    Black bins fortnightly thursday => Black bins | 2026-11-26 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;WKST=MO
    Rent 1st of the month => Rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent due on the 1st of every month => Rent due | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
    Rent every month on the 1st 9am => Rent | 2026-12-01 09:00 - 10:00 | FREQ=MONTHLY;BYMONTHDAY=1
    Pay rent monthly on the 28th => Pay rent | 2026-11-28 | FREQ=MONTHLY;BYMONTHDAY=28
    Mortgage last working day of the month => Mortgage | 2026-11-30 | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Credit card 15th of each month => Credit card | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15
    Car insurance renewal 3 march every year => Car insurance renewal | 2027-03-03 | FREQ=YEARLY
    Mum's birthday 3 march => Mum's birthday | 2027-03-03
    Mum's birthday every year on 3 march => Mum's birthday | 2027-03-03 | FREQ=YEARLY;BYMONTHDAY=3;BYMONTH=3
    Mum's birthday march 3rd yearly => Mum's birthday | 2027-03-03 | FREQ=YEARLY
    Dad's 70th birthday party sat 5 dec 7pm => Dad's 70th birthday party | 2026-12-05 19:00 - 20:00
    Wedding anniversary 14 june every year => Wedding anniversary | 2027-06-14 | FREQ=YEARLY
    Anniversary dinner on 14 june 8pm => Anniversary dinner | 2027-06-14 20:00 - 21:00
    MOT due by end of march => MOT due | 2027-03-31
    Dentist every 6 months => Dentist | 2026-11-20 | FREQ=MONTHLY;INTERVAL=6
    Dentist in 6 months => Dentist | 2027-05-20
    Haircut every 6 weeks on saturday 10am => Haircut | 2026-11-21 10:00 - 11:00 | FREQ=WEEKLY;INTERVAL=6;BYDAY=SA;WKST=MO
    Book club first thursday of every month 7:30pm => Book club | 2026-12-03 19:30 - 20:30 | FREQ=MONTHLY;BYDAY=1TH
    Book club 1st thursday 7:30pm monthly => Book club | 2026-12-03 19:30 - 20:30 | FREQ=MONTHLY;BYDAY=1TH
    Choir practice every wed 7:30-9:30pm except 23 dec and 30 dec => Choir practice | 2026-11-25 19:30 - 21:30 | FREQ=WEEKLY;BYDAY=WE | except 2026-12-23, 2026-12-30
    Yoga every mon and wed 6:30am for 8 weeks => Yoga | 2026-11-23 06:30 - 07:30 | FREQ=WEEKLY;UNTIL=20270113T063000;BYDAY=MO,WE
    Yoga mondays & wednesdays 6:30am => Yoga | 2026-11-23 06:30 - 07:30 | FREQ=WEEKLY;BYDAY=MO,WE
    Yoga every weekday morning => Yoga | 2026-11-23 08:00 - 09:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Run every tues and thurs 6am => Run | 2026-11-24 06:00 - 07:00 | FREQ=WEEKLY;BYDAY=TU,TH
    Standup daily at 9:30 except fridays => Standup | 2026-11-21 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU
    Standup every mon-thu 9:30am => Standup | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
    1:1 with Sam biweekly on thursday 2pm => 1:1 with Sam | 2026-11-26 14:00 - 15:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;WKST=MO
    1:1 with Sam every two weeks thu 14:00 => 1:1 with Sam | 2026-11-26 14:00 - 15:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;WKST=MO
    Team lunch last friday of the month 12:30 => Team lunch | 2026-11-27 12:30 - 13:30 | FREQ=MONTHLY;BYDAY=-1FR
    Sprint review every 2 weeks fri 3-4pm starting 4 dec => Sprint review | 2026-12-04 15:00 - 16:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;WKST=MO
    Board meeting quarterly on the first monday => Board meeting | 2026-12-07 | FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO
    Tax return 31 jan => Tax return | 2027-01-31
    Tax return by 31 january => Tax return | 2027-01-31
    VAT return every quarter => VAT return | 2026-11-20 | FREQ=MONTHLY;INTERVAL=3
    Payday 25th every month => Payday | 2026-11-25 | FREQ=MONTHLY;BYMONTHDAY=25
    Payday last friday every month => Payday | 2026-11-27 | FREQ=MONTHLY;BYDAY=-1FR
    Flight to Rome fri 18 dec 6:40am => Flight to Rome | 2026-12-18 06:40 - 07:40
    Flight BA249 18/12 06:40 => Flight BA249 | 2026-12-18 06:40 - 07:40
    Train to Leeds sat 9.15am => Train to Leeds | 2026-11-21 09:15 - 10:15
    Hotel check in 20 dec 3pm => Hotel check in | 2026-12-20 15:00 - 16:00
    Hotel 20-23 dec => Hotel | 2026-12-20 - 2026-12-23
    Camping fri to sun => Camping | 2026-11-20 - 2026-11-22
    Holiday 1st-14th august => Holiday | 2027-08-01 - 2027-08-14
    Weekend away 12-13 dec => Weekend away | 2026-12-12 - 2026-12-13
    Dinner with Ana day after tomorrow half 7 => Dinner with Ana | 2026-11-22 19:30 - 20:30
    Dinner with Ana this friday at half past seven => Dinner with Ana | 2026-11-20 19:30 - 20:30
    Coffee with Ben tomorrow 11ish => Coffee with Ben | 2026-11-21 11:00 - 12:00
    Call mum sunday evening => Call mum | 2026-11-22 19:00 - 20:00
    Call mum every sunday evening => Call mum | 2026-11-22 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=SU
    Return library books by thursday => Return library books | 2026-11-26
    Library books due in 3 weeks => Library books due | 2026-12-11
    Water plants every 3 days => Water plants | 2026-11-20 | FREQ=DAILY;INTERVAL=3
    Change sheets every 2 weeks on sunday => Change sheets | 2026-11-22 | FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=MO
    Change filter every 90 days => Change filter | 2026-11-20 | FREQ=DAILY;INTERVAL=90
    Clean fridge first sunday of the month => Clean fridge | 2026-12-06 | FREQ=MONTHLY;BYDAY=1SU
    Clean oven every other month => Clean oven | 2026-11-20 | FREQ=MONTHLY;INTERVAL=2
    Backup laptop every sunday night => Backup laptop | 2026-11-22 20:00 - 21:00 | FREQ=WEEKLY;BYDAY=SU
    Car wash every other saturday 10am => Car wash | 2026-11-21 10:00 - 11:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;WKST=MO
    Panto 28 dec matinee 2pm => Panto matinee | 2026-12-28 14:00 - 15:00
    Fireworks 31 dec 11:30pm - 12:30am => Fireworks | 2026-12-31 23:30 - 2027-01-01 00:30
    Church every sunday 10:30am => Church | 2026-11-22 10:30 - 11:30 | FREQ=WEEKLY;BYDAY=SU
    Vet for Rex 2 dec 16:20 => Vet for Rex | 2026-12-02 16:20 - 17:20
    Flea treatment for cat every month on the 5th => Flea treatment for cat | 2026-12-05 | FREQ=MONTHLY;BYMONTHDAY=5
    Worm tablet every three months => Worm tablet | 2026-11-20 | FREQ=MONTHLY;INTERVAL=3
    Gym every day except weekends => Gym | 2026-11-20 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Gym every day but not sunday => Gym | 2026-11-20 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
    Meeting every first and third tuesday => Meeting | 2026-12-01 | FREQ=MONTHLY;BYDAY=1TU,3TU
    Meeting 2nd tuesday monthly 10am => Meeting | 2026-12-08 10:00 - 11:00 | FREQ=MONTHLY;BYDAY=2TU
    Meeting every other month on the 2nd tuesday 10am => Meeting | 2026-12-08 10:00 - 11:00 | FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU
    Meeting 14:00-15:30 on the 3rd => Meeting | 2026-12-03 14:00 - 15:30
    Visa expires 30 june 2027 => Visa expires | 2027-06-30
    Passport renewal in 18 months => Passport renewal | 2028-05-20
    Market first and last saturday of the month 9am => Market | 2026-11-28 09:00 - 10:00 | FREQ=MONTHLY;BYDAY=1SA,-1SA
    Kids at dad's every other fri to sun => Kids at dad's | 2026-11-20 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA,SU;WKST=MO
    Cleaner comes every other thursday morning => Cleaner comes | 2026-11-26 08:00 - 09:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;WKST=MO
    Movie night every friday from 7 to 10pm => Movie night | 2026-11-20 19:00 - 22:00 | FREQ=WEEKLY;BYDAY=FR
    Lunch break daily noon to 1 => Lunch break | 2026-11-21 12:00 - 13:00 | FREQ=DAILY
    Standup at 9:30 on weekdays => Standup | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Standup 9:30 weekdays except wednesday => Standup | 2026-11-23 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,TH,FR
    Chemo every 3 weeks on tuesday 9am 6 times => Chemo | 2026-11-24 09:00 - 10:00 | FREQ=WEEKLY;INTERVAL=3;COUNT=6;BYDAY=TU;WKST=MO
    Brunch weekends at noon => Brunch | 2026-11-21 12:00 - 13:00 | FREQ=WEEKLY;BYDAY=SA,SU
    Pill nightly until 5 jan => Pill | 2026-11-20 20:00 - 21:00 | FREQ=DAILY;UNTIL=20270105T200000
    Annual review 3 march => Annual review | 2027-03-03
    Rent on the 5th and 20th of every month => Rent | 2026-11-20 | FREQ=MONTHLY;BYMONTHDAY=5,20
    VAT quarterly 15th => VAT | 2026-12-15 | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15
    Close books monthly on the last day => Close books | 2026-11-30 | FREQ=MONTHLY;BYMONTHDAY=-1
    Close books last business day of each month => Close books | 2026-11-30 | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Trash tonight => Trash | 2026-11-20 20:00 - 21:00
    Trash every sunday and wednesday night => Trash | 2026-11-22 20:00 - 21:00 | FREQ=WEEKLY;BYDAY=WE,SU
    Shift every 4 days 7am-7pm => Shift | 2026-11-21 07:00 - 19:00 | FREQ=DAILY;INTERVAL=4
    Class tuesdays 6pm for 10 weeks from 12 jan => Class | 2027-01-12 18:00 - 19:00 | FREQ=WEEKLY;UNTIL=20270316T180000;BYDAY=TU
    Class every tuesday until christmas => Class | 2026-11-24 | FREQ=WEEKLY;UNTIL=20261225;BYDAY=TU
    Class every tuesday till the end of may => Class | 2026-11-24 | FREQ=WEEKLY;UNTIL=20270531;BYDAY=TU
    Class every tuesday beginning 12 jan => Class | 2027-01-12 | FREQ=WEEKLY;BYDAY=TU
    Class weekly tuesday 6pm => Class | 2026-11-24 18:00 - 19:00 | FREQ=WEEKLY;BYDAY=TU
    Class tuesday 6pm weekly => Class | 2026-11-24 18:00 - 19:00 | FREQ=WEEKLY
    Class tuesday 6pm every week => Class | 2026-11-24 18:00 - 19:00 | FREQ=WEEKLY
    Class tuesday 6pm every other week => Class | 2026-11-24 18:00 - 19:00 | FREQ=WEEKLY;INTERVAL=2;WKST=MO
    Class on tuesday every week => Class | 2026-11-24 | FREQ=WEEKLY
    Class tue 6pm biweekly => Class | 2026-11-24 18:00 - 19:00 | FREQ=WEEKLY;INTERVAL=2;WKST=MO
    Class tue 6pm fortnightly => Class | 2026-11-24 18:00 - 19:00 | FREQ=WEEKLY;INTERVAL=2;WKST=MO
    Rent 1 dec monthly => Rent | 2026-12-01 | FREQ=MONTHLY
    Rent monthly from 1 dec => Rent | 2026-12-01 | FREQ=MONTHLY
    Birthday 3 march annually => Birthday | 2027-03-03 | FREQ=YEARLY
    Birthday annually on 3 march => Birthday | 2027-03-03 | FREQ=YEARLY;BYMONTHDAY=3;BYMONTH=3
    Birthday every 3rd of march => Birthday | 2027-03-03 | FREQ=YEARLY;BYMONTHDAY=3;BYMONTH=3
    Birthday each march 3 => Birthday | 2027-03-03 | FREQ=YEARLY;BYMONTHDAY=3;BYMONTH=3
    Mum's 60th 3/3 every year => Mum's 60th | 2027-03-03 | FREQ=YEARLY
    Meds daily 8am for a week => Meds | 2026-11-21 08:00 - 09:00 | FREQ=DAILY;UNTIL=20261127T080000
    Meds for a week daily 8am => Meds | 2026-11-21 08:00 - 09:00 | FREQ=DAILY;UNTIL=20261127T080000
    Swim every weekday excluding fridays => Swim | 2026-11-23 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
    Swim weekdays but not fri 7am => Swim | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH
    Swim every day but mon & tue => Swim | 2026-11-20 | FREQ=WEEKLY;BYDAY=WE,TH,FR,SA,SU
    Party new year's eve => Party | 2026-12-31
    Trip end of january => Trip | 2027-01-31
    Leave 23/12-2/1 => Leave | 2026-12-23 - 2027-01-02
    Leave 23rd dec till 2nd jan => Leave | 2026-12-23 - 2027-01-02
    Appointment 12:15 on wed the 25th => Appointment | 2026-11-25 12:15 - 13:15
    Appointment wednesday 25th 12:15 => Appointment | 2026-11-25 12:15 - 13:15
    Appointment 25th november at quarter past twelve => Appointment | 2026-11-25 12:15 - 13:15
    Appointment 25.11. 12:15 => Appointment | 2026-11-25 12:15 - 13:15
    Standup every day but wednesdays 9:30 => Standup | 2026-11-21 09:30 - 10:30 | FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU
    Kids swimming lesson saturdays at 9 from 9 jan for 10 weeks => Kids swimming lesson | 2027-01-09 09:00 - 10:00 | FREQ=WEEKLY;UNTIL=20270313T090000;BYDAY=SA
    Take bins out every thursday night starting next week => Take bins out | 2026-11-26 20:00 - 21:00 | FREQ=WEEKLY;BYDAY=TH
    Rent every 2 months 1st => Rent | 2026-12-01 | FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1
    Dr Smith 3rd december 10:45am => Dr Smith | 2026-12-03 10:45 - 11:45
    Call HMRC mon am => Call HMRC | 2026-11-23 09:00 - 10:00
    Call HMRC monday pm => Call HMRC | 2026-11-23 15:00 - 16:00
    Yoga every other tuesday and thursday => Yoga | 2026-11-24 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=MO
    Yoga every tuesday and saturday 9am => Yoga | 2026-11-21 09:00 - 10:00 | FREQ=WEEKLY;BYDAY=TU,SA
    Meeting first working day of every month => Meeting | 2026-12-01 | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
    Meeting last working day each month 4pm => Meeting | 2026-11-30 16:00 - 17:00 | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Meeting 3rd monday each month => Meeting | 2026-12-21 | FREQ=MONTHLY;BYDAY=3MO
    Meeting on the third monday of each month => Meeting | 2026-12-21 | FREQ=MONTHLY;BYDAY=3MO
    Meeting third monday monthly => Meeting | 2026-12-21 | FREQ=MONTHLY;BYDAY=3MO
    Meeting every third monday of the month => Meeting | 2026-12-21 | FREQ=MONTHLY;BYDAY=3MO
    Invoice on the 25th monthly => Invoice | 2026-11-25 | FREQ=MONTHLY
    Invoice every 25th => Invoice | 2026-11-25 | FREQ=MONTHLY;BYMONTHDAY=25
    Invoice monthly 25th => Invoice | 2026-11-25 | FREQ=MONTHLY;BYMONTHDAY=25
    Payslip 28th each month => Payslip | 2026-11-28 | FREQ=MONTHLY;BYMONTHDAY=28
    Wedding sat 12 june 2027 2pm => Wedding | 2027-06-12 14:00 - 15:00
    Christmas dinner every year 25 dec 1pm => Christmas dinner | 2026-12-25 13:00 - 14:00 | FREQ=YEARLY;BYMONTHDAY=25;BYMONTH=12
    Thanksgiving dinner 26 nov => Thanksgiving dinner | 2026-11-26
    Work every mon to fri 9 to 5 => Work | 2026-11-23 09:00 - 17:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Work 9-5 weekdays => Work | 2026-11-23 09:00 - 17:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Work 9 to 5 every weekday => Work | 2026-11-23 09:00 - 17:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Nightshift every 3rd day => Nightshift | 2026-11-20 | FREQ=DAILY;INTERVAL=3
    Swim 30 mins every day => Swim 30 mins | 2026-11-20 | FREQ=DAILY
    Swim 7-8am daily => Swim | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Swim daily 7-8 => Swim | 2026-11-21 07:00 - 08:00 | FREQ=DAILY
    Gym every tue weekly 7pm => Gym | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU
    Gym every tue monthly 7pm => ? monthly
    Walk dog every 12 hours => Walk dog | 2026-11-20 14:35 - 15:35 | FREQ=HOURLY;INTERVAL=12
    Review eom => Review | 2026-11-30
    Review EOM => Review | 2026-11-30
    Meet Eom => Meet Eom | 2026-11-20 14:35 - 15:35
    Send invoice by eom => Send invoice | 2026-11-30
    File taxes by eoy => File taxes | 2026-12-31
    Gym every tue 7pm until eoy => Gym | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;UNTIL=20261229T190000;BYDAY=TU
    Review eoy => ? eoy | 31 December
    Review eow => ? eow | this fri | this sun
    Finish report by end of week => ? end of week | this fri | this sun
    Meet Q1 => ? Q1 | 2027-01-01 | 2027-03-31
    Meet q2 2027 => ? q2 2027 | 2027-04-01 | 2027-06-30
    Meet in Q3 => ? in Q3 | 2027-07-01 | 2027-09-30
    Review Q4 => ? Q4 | 2026-12-31
    Review by end of q1 => ? end of q1 | 2027-03-31
    Report end of quarter => ? end of quarter | 2026-12-31
    Report end of next quarter => ? end of next quarter | 2027-03-31
    Report eoq => ? eoq | 2026-12-31
    Q1 report => Q1 report | 2026-11-20 14:35 - 15:35
    Plan for Q1 => Plan for Q1 | 2026-11-20 14:35 - 15:35
    OKR Q3 tomorrow 3pm => OKR Q3 | 2026-11-21 15:00 - 16:00
    Close books month end => ? month end | end of the month
    Pay rent start of month => ? start of month | the 1st of next month
    Call Sam next time => ? next time | in a week | in a month
    Church midweek => ? midweek | wednesday
    Swim every tue 3 times in december => ? in december | from 2026-12-01
    Swim every tue 5 times next month => ? next month | from 2026-12-01
    """#)
}
