"""Talks to `hearth mcp` with the official client and prints what it was told, as JSON.

Usage: talk.py MODE HEARTH [ARGUMENT…] < SCRIPT

MODE is `legacy` (the handshake) or `2026-07-28` (each request by itself) or `auto`. SCRIPT is JSON:
a list of [what, …]: ["list"], ["call", NAME, ARGUMENTS], ["read", URI], ["resources"]. A call whose
arguments hold {"confirm": "LAST"} repeats the token that the call before it was given.
"""

import asyncio
import json
import os
import sys

import jsonschema
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client
from mcp.shared.exceptions import MCPError


def plain(result):
    return result.model_dump(mode="json", by_alias=True, exclude_none=True)


async def answer(client, step, last):
    what, *rest = step
    if what == "list":
        tools = plain(await client.list_tools())["tools"]
        for tool in tools:
            jsonschema.Draft202012Validator.check_schema(tool["inputSchema"])
        return {"tools": [tool["name"] for tool in tools]}
    if what == "call":
        name, arguments = rest
        if arguments.get("confirm") == "LAST":
            arguments["confirm"] = last["structuredContent"]["confirm"]
        return plain(await client.call_tool(name, arguments))
    if what == "read":
        return plain(await client.read_resource(rest[0]))
    if what == "resources":
        return plain(await client.list_resources())
    raise SystemExit(f"unknown step {what}")


async def main():
    mode, program, *arguments = sys.argv[1:]
    server = StdioServerParameters(command=program, args=arguments, env=dict(os.environ))
    answers = []
    async with Client(stdio_client(server), mode=mode) as client:
        answers.append({"version": client.protocol_version, "server": client.server_info and plain(client.server_info)})
        last = {}
        for step in json.load(sys.stdin):
            try:
                last = await answer(client, step, last)
            except MCPError as error:
                last = {"error": error.error.code, "message": error.error.message}
            answers.append(last)
    print(json.dumps(answers, ensure_ascii=False))


asyncio.run(main())
