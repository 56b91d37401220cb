// npm run verify-round -- FILE: derives a round again from the file of it that the site gives, and says where it differs.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRoundDetail } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import {
  VERIFY_STEPS,
  type Verification,
  type VerifyStep,
  verifyRound,
} from '#rules/rounds/verify.ts';
import { UsageError } from './lib/usage-error.ts';

type Round = Dto<'RoundDetail'>;

const timeOf = (at: number) => new Date(at).toISOString();

function readRound(file: string | undefined): Round {
  if (!file) throw new UsageError('which file? npm run verify-round -- round.json');
  let round: unknown;
  try {
    // npm runs scripts where package.json is, not where it was called.
    round = JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'));
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (!isRoundDetail(round))
    throw new UsageError(
      `${file} is no round: it must be an answer of GET /minigame/round/{roundId}`,
    );
  if (round.secret === null)
    throw new UsageError(
      `the secret of ${round.roundId} is told at ${timeOf(round.revealsAt)}: get the round again then`,
    );
  return round;
}

/** What was compared in each step; nothing where there was nothing to derive from. */
function linesOf(round: Round, { derived }: Verification): Partial<Record<VerifyStep, string[]>> {
  const commitment = [`published     ${timeOf(round.committedAt)}`, round.commitment];
  if (!derived) return { commitment, secret: [`no hexadecimal digits: ${round.secret}`] };
  const { hash, seed, decider, draws, result, card } = derived;
  const by = decider === round.seedOf ? '' : `, but the rules say ${decider}`;
  return {
    commitment,
    secret: [`the secret    ${round.secret}`, `its SHA-256   ${hash}`],
    seed: [`of the round  ${round.seedOf}${by}`, `HMAC-SHA256   ${seed}`],
    draws: draws.map(({ hex, word, below, value, drawn }) => {
      if (value === undefined) return `${hex} = ${word} is thrown away, to be fair below ${below}`;
      const taken = drawn === value ? '' : `, where ${drawn} was left`;
      return `${hex} = ${word}, modulo ${below} is ${value}${taken}`;
    }),
    result: [
      `published     ${round.result ? JSON.stringify({ result: round.result, card: round.card }) : 'none: it is void'}`,
      `derived       ${JSON.stringify({ result, card })}`,
    ],
  };
}

async function main(): Promise<number> {
  const round = readRound(process.argv[2]);
  const verification = await verifyRound(round);
  const lines = linesOf(round, verification);
  console.log(`round ${round.roundId}`);
  for (const [index, step] of VERIFY_STEPS.entries()) {
    const check = verification.checks[step];
    console.log(`${index + 1} ${step.padEnd(11)}${check === null ? '-' : check ? 'ok' : 'FAILED'}`);
    for (const line of lines[step] ?? []) console.log(`    ${line}`);
  }
  console.log(
    verification.isOk
      ? 'the secret gives what was published'
      : 'the secret does NOT give what was published',
  );
  return verification.isOk ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  return 2;
});
