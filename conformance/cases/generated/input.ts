import { type Broken, brokenTexts, brokenValues, NO_JSON } from '../../contract/broken.ts';
import { FILE_TYPE, type Operation, type Parameter } from '../../contract/document.ts';
import { type Sample, sampleRequest } from '../../contract/sample.ts';
import type { CallOptions } from '../../site/call.ts';
import type { Caller } from '../../site/caller.ts';
import type { CaseContext } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { createSpender } from '../spender.ts';

/** More than any form of the site sends. */
const HUGE_BYTES = 256 * 1024;
const HUGE_FILE_BYTES = 2 * 1024 * 1024 + 1;
const CUT_BYTES = 100;

interface Bad {
  what: string;
  call: CallOptions;
  outcome: string;
}

function brokenParameters(operation: Operation, sample: Sample): Bad[] {
  const put = ({ name, in: place }: Parameter, value: string): Sample => ({
    ...sample,
    ...(place === 'path' && { path: { ...sample.path, [name]: value } }),
    ...(place === 'query' && { query: { ...sample.query, [name]: value } }),
    ...(place === 'header' && { headers: { ...sample.headers, [name]: value } }),
  });
  return operation.parameters.flatMap((parameter) => {
    const { name, in: place, required } = parameter;
    const texts = brokenTexts(parameter).filter(
      // An empty part of a path is another path, and blanks around a header are no part of it.
      (text) => text !== '' && (place !== 'header' || text.trim() !== ''),
    );
    const bad = texts.map((text) => ({
      what: `${name}=${text.slice(0, CUT_BYTES)}`,
      call: put(parameter, text),
    }));
    const rest = { ...(place === 'header' ? sample.headers : sample.query) };
    delete rest[name];
    const without = place === 'header' ? { ...sample, headers: rest } : { ...sample, query: rest };
    const missing =
      required && place !== 'path' ? [{ what: `${name} missing`, call: without }] : [];
    return [...bad, ...missing].map((one) => ({ ...one, outcome: 'VALIDATION' }));
  });
}

function brokenFiles(sample: Sample): Bad[] {
  const sent = (what: string, raw: Buffer, outcome: string, contentType = FILE_TYPE): Bad => ({
    what,
    outcome,
    call: { ...sample, raw, contentType },
  });
  const text = Buffer.from('no file of any kind');
  return [
    sent('text for a file', text, 'VALIDATION'),
    { what: 'no body', call: sample, outcome: 'VALIDATION' },
    sent('a content-type of text', text, 'UNSUPPORTED_MEDIA_TYPE', 'text/plain'),
    sent('JSON', Buffer.from('{}'), 'UNSUPPORTED_MEDIA_TYPE', 'application/json'),
    sent('a huge body', Buffer.alloc(HUGE_FILE_BYTES), 'PAYLOAD_TOO_LARGE'),
  ];
}

function brokenBodies({ body }: Operation, sample: Sample): Bad[] {
  if (!body) return [];
  if (body.isFile) return brokenFiles(sample);
  const values: Broken[] = brokenValues(body.schema, sample.body);
  const valid = JSON.stringify(sample.body);
  const raw = (what: string, text: string, outcome: string, contentType?: string): Bad => ({
    what,
    outcome,
    call: { ...sample, raw: text, ...(contentType && { contentType }) },
  });
  return [
    ...values.map(({ what, value }) => raw(what, JSON.stringify(value), 'VALIDATION')),
    ...NO_JSON.map((text) => raw(`no JSON: ${text}`, text, 'VALIDATION')),
    { what: 'no body', call: { ...sample, body: undefined }, outcome: 'VALIDATION' },
    raw('a content-type of text', valid, 'UNSUPPORTED_MEDIA_TYPE', 'text/plain'),
    raw('a form', 'a=1', 'UNSUPPORTED_MEDIA_TYPE', 'application/x-www-form-urlencoded'),
    raw('a huge body', valid + ' '.repeat(HUGE_BYTES), 'PAYLOAD_TOO_LARGE'),
  ];
}

const unknownQuery = (sample: Sample): Bad => ({
  what: 'an unknown query parameter',
  call: { ...sample, query: { ...sample.query, noSuchParameter: '1' } },
  outcome: 'VALIDATION',
});

async function checkAll(t: CaseContext, operation: Operation, bad: readonly Bad[]): Promise<void> {
  const next = createSpender(t, operation);
  for (const { what, call, outcome } of bad) {
    const as: Caller = await next();
    t.check(await t.send(operation, { ...call, as }), outcome, what);
  }
}

/** For each operation: whatever breaks its schemas in one place is refused, and named. */
export function inputCase(operation: Operation): Case {
  return defineCase({
    id: `input/${operation.id}`,
    what: `${operation.id} refuses every request that breaks the contract`,
    // After the cases that want few calls of the same.
    ...(operation.rate && { phase: 'limits' as const }),
    async run(t) {
      const sample = sampleRequest(operation);
      const bad = [
        unknownQuery(sample),
        ...brokenParameters(operation, sample),
        ...brokenBodies(operation, sample),
      ];
      await checkAll(t, operation, bad);
    },
  });
}
