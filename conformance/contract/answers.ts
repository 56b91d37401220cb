import { mayCall } from '#rules/roles.ts';
import type { HttpAnswer } from '../client/send.ts';
import { PROBLEM_STATUS } from '#rules/problems.ts';
import type { Operation } from './document.ts';
import { faultOf, faultOfNamed } from './schemas.ts';

/** Any operation may answer these, whatever `x-problems` says. */
const ANYWHERE = [
  'VALIDATION',
  'METHOD_NOT_ALLOWED',
  'IP_BLOCKED',
  'UNDER_MAINTENANCE',
  'RATE_LIMITED',
  'UNAVAILABLE',
];

/** The problem codes that follow from what an operation says of itself: who may call, what it reads. */
export function impliedProblems(operation: Operation): string[] {
  const { security, access, allowInMaintenance, body } = operation;
  return [
    ...(security === 'member' ? ['UNAUTHENTICATED'] : []),
    ...(security === 'none' ? [] : ['SESSION_EXPIRED', 'SESSION_REPLACED']),
    ...(mayCall('member', access) && mayCall('manager', access) ? [] : ['FORBIDDEN']),
    ...(allowInMaintenance ? [] : ['UNDER_MAINTENANCE']),
    ...(body ? ['UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'] : []),
  ];
}

/** A number with a fraction or an exponent, outside of texts. */
const FRACTION = /-?\d+(?:\.\d|[eE]|\.\d+[eE])[\d+-]*/;

function fractionIn(text: string): string | null {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  return FRACTION.exec(bare)?.[0] ?? null;
}

function mediaTypeOf({ headers }: HttpAnswer): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
}

interface Problem {
  code: keyof typeof PROBLEM_STATUS;
  requestId: string;
}

function problemFaults(operation: Operation, answer: HttpAnswer, body: unknown): string[] {
  const { status, headers } = answer;
  const type = mediaTypeOf(answer);
  const faults = type === 'application/problem+json' ? [] : [`a problem of content-type "${type}"`];
  const fault = faultOfNamed('Problem', body);
  if (fault) return [...faults, `a problem: ${fault}`];
  const { code, requestId } = body as Problem;
  if (PROBLEM_STATUS[code] !== status)
    faults.push(`${code} with status ${status}, not ${PROBLEM_STATUS[code]}`);
  if (requestId !== headers['x-request-id'])
    faults.push(`requestId "${requestId}" is not the header x-request-id`);
  const later = operation.tags.includes('later') ? ['NOT_READY'] : [];
  const known = [...ANYWHERE, ...operation.problems, ...impliedProblems(operation), ...later];
  if (!known.includes(code)) faults.push(`${code} is no documented problem of ${operation.id}`);
  return faults;
}

/** What is wrong with the headers of an answer; those that are numbers are read as such. */
function headerFaults(operation: Operation, { status, headers }: HttpAnswer): string[] {
  return Object.entries(operation.headers(status)).flatMap(([name, { required, schema }]) => {
    const value = [headers[name.toLowerCase()] ?? []].flat()[0];
    if (value === undefined) return required ? [`no header ${name}`] : [];
    const fault = faultOf(schema, /^\d{1,15}$/.test(value) ? Number(value) : value);
    // A text of digits is a text as well.
    return fault && faultOf(schema, value) ? [`the header ${name} "${value}": ${fault}`] : [];
  });
}

/** Epoch milliseconds from 2001 to 2286. */
const LIKELY_TIME = /^[1-9]\d{12}$/;

/** What the contract does not allow in an answer with this JSON, undefined where it has none; [] when all of it is as declared. */
export function answerFaults(operation: Operation, answer: HttpAnswer, body: unknown): string[] {
  const { status, headers, text } = answer;
  const faults = headerFaults(operation, answer);
  if (!LIKELY_TIME.test(String(headers['x-server-time'])))
    faults.push(`x-server-time is "${headers['x-server-time']}", not epoch milliseconds`);
  const declared = operation.successes.get(status);
  if (status < 400 && declared === undefined)
    return [...faults, `status ${status} is not documented`];
  if (declared === null) return text === '' ? faults : [...faults, `${status} with a body`];
  const type = mediaTypeOf(answer);
  if (declared && type !== declared.mediaType)
    faults.push(`content-type "${type}", not ${declared.mediaType}`);
  if (declared?.schema === null) return faults;
  if (body === undefined) return [...faults, 'the body is not JSON'];
  if (status >= 400) return [...faults, ...problemFaults(operation, answer, body)];
  const fraction = fractionIn(text);
  if (fraction !== null) faults.push(`the number ${fraction}: all numbers on the wire are whole`);
  const fault = faultOf(declared?.schema ?? {}, body);
  return fault ? [...faults, fault] : faults;
}
