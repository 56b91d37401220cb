import { PROBLEM_STATUS } from '#rules/problems.ts';
import { PROBLEM_MESSAGES } from '../../../server/src/lib/problem-table.ts';
import type { ContractJson, Json, OperationJson } from './types.ts';

type Code = keyof typeof PROBLEM_STATUS;

/** One problem code as another team needs to know it. */
export interface ProblemRow {
  code: Code;
  /** The HTTP status; 555, 556 and 600 among them. */
  status: number;
  message: string;
  meaning: string;
  action: string;
}

/** The highest status that may be a key of `responses`: OpenAPI wants them to match `^[1-5][0-9X]{2}$`. */
const LAST_KEY = 599;

/** Codes that any path may answer and that have no key: 600 cannot be one, the others are of the path or of no call. */
const ANYWHERE: readonly Code[] = ['METHOD_NOT_ALLOWED', 'NOT_ACCEPTABLE', 'IP_BLOCKED'];

/** What a problem carries beside its code, in the examples. */
const EXTRAS: Partial<Record<Code, Json>> = {
  VALIDATION: { errors: [{ path: 'stake', message: 'must be >= 1' }] },
  BET_REFUSED: {
    refusals: [
      { code: 'ODDS_CHANGED', selectionIds: ['r693e1973v.1._.1'], from: 207, to: 198 },
      { code: 'STAKE_TOO_LARGE', limit: 5000000 },
    ],
  },
};

/** Reads the table of problems; throws where the contract leaves a code without meaning or action. */
export function problemRows(document: ContractJson): ProblemRow[] {
  const schema = document.components.schemas?.ProblemCode as {
    enum: Code[];
    'x-enum-descriptions': Record<string, string>;
    'x-client-actions': Record<string, string>;
  };
  return schema.enum.map((code) => {
    const meaning = schema['x-enum-descriptions'][code];
    const action = schema['x-client-actions'][code];
    if (!meaning || !action) throw new Error(`ProblemCode ${code} has no meaning or no action`);
    const status = PROBLEM_STATUS[code];
    return { code, status, message: PROBLEM_MESSAGES[code], meaning, action };
  });
}

/** Codes that follow from what the contract says of an operation, beside those that it lists. */
function impliedCodes(operation: OperationJson): Code[] {
  const needsToken = operation.security?.every((way) => Object.keys(way).length > 0);
  const isForSome = !['everyone', 'signedIn'].includes(operation['x-access'] as string);
  return [
    // A query parameter or a body that nobody asked for breaks the contract too.
    'VALIDATION',
    ...(operation.security?.length && needsToken ? (['UNAUTHENTICATED'] as const) : []),
    // Wherever a token counts, a dead one is refused.
    ...(operation.security?.length ? (['SESSION_REPLACED', 'SESSION_EXPIRED'] as const) : []),
    ...(isForSome ? (['FORBIDDEN'] as const) : []),
    ...(operation.requestBody ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(operation['x-allow-in-maintenance'] ? [] : (['UNDER_MAINTENANCE'] as const)),
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

const example = (code: string): Json => ({ $ref: `#/components/examples/${code}` });

function responseOf(rows: readonly ProblemRow[]): Json {
  return {
    description: rows.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join('\n\n'),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(rows.map(({ code }) => [code, example(code)])),
      },
    },
  };
}

/** The problem answers of an operation by status, as far as OpenAPI can name the status. */
export function problemResponses(
  operation: OperationJson,
  rows: readonly ProblemRow[],
): Record<string, Json> {
  const codes = new Set<string>([...impliedCodes(operation), ...operation['x-problems']]);
  const named = rows.filter(({ code, status }) => codes.has(code) && status <= LAST_KEY);
  const byStatus = Map.groupBy(named, ({ status }) => status);
  return Object.fromEntries([...byStatus].map(([status, own]) => [status, responseOf(own)]));
}

/** The answer under `default`, with the status that cannot be a key. */
export function anyProblem(rows: readonly ProblemRow[]): Json {
  const general = rows.filter(({ code }) => ANYWHERE.includes(code));
  return {
    ...responseOf(general),
    description: [
      'Any other problem. These may answer every path; 600 cannot be a key of its own in OpenAPI:',
      ...general.map(({ code, status, meaning }) => `- ${status} \`${code}\`: ${meaning}`),
    ].join('\n'),
  };
}

/** A problem of each code, as `components.examples`. */
export function problemExamples(rows: readonly ProblemRow[]): Record<string, Json> {
  return Object.fromEntries(
    rows.map(({ code, message }) => [
      code,
      {
        summary: code,
        value: { type: 'about:blank', code, message, requestId: 'pZ1xYt0QbR4m', ...EXTRAS[code] },
      },
    ]),
  );
}
