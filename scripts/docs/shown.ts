import type { ChildProcess } from 'node:child_process';
import { expect } from 'vitest';
import { freePort } from '../lib/free-port.ts';
import { gather, stop } from '../lib/processes.ts';
import { parseCommand, runCommand, startCommand, withArgs } from './command.ts';
import { type Place, type Run, type Serve, type Shown, shownBy } from './proof.ts';
import { proofs } from './proofs.ts';

const START_MS = 60_000;

/** The commands that are shown in this way, in the order of the list. */
export function shownAs<Kind extends Shown['kind']>(
  kind: Kind,
): [string, Extract<Shown, { kind: Kind }>][] {
  return Object.entries(proofs)
    .map(([command, proof]) => [command, shownBy(proof)] as const)
    .filter((one): one is [string, Extract<Shown, { kind: Kind }>] => one[1].kind === kind);
}

export const runsIn = (place: Place): [string, Run][] =>
  shownAs('run').filter(([, shown]) => shown.place === place);
export const servedIn = (place: Place): [string, Serve][] =>
  shownAs('serve').filter(([, shown]) => shown.place === place);

/** Runs a command in the tree or in a copy of it; fails where it answers or ends in another way than the list says. */
export async function expectRun(text: string, shown: Run, folder?: string): Promise<void> {
  const command = shown.args ? withArgs(text, shown.args) : parseCommand(text);
  const { code, output } = await runCommand(command, {}, folder);
  expect(output).toMatch(shown.answers);
  expect(code, output).toBe(shown.code ?? 0);
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  const ended = gather(child);
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const [address] = /http:\/\/\S+[^\s.]/.exec(said) ?? [];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop(child);
  throw new Error(`it printed no address\n${(await ended).output}`);
}

/** Starts a command on a port that is free, fetches the page at the address that it prints, and stops it. */
export async function expectServed(text: string, shown: Serve, folder: string): Promise<void> {
  const command = parseCommand(text);
  const port = String(await freePort());
  const args = command.args.map((arg) => (/^\d{4}$/.test(arg) ? port : arg));
  const child = startCommand({ ...command, args }, {}, folder);
  try {
    const page = await fetch(await addressOf(child));
    expect(await page.text()).toMatch(shown.answers);
  } finally {
    await stop(child);
  }
}
