import type { OperationId } from '../cases/context.ts';
import { defineFault, type Fault } from './define-fault.ts';
import { asProblem, codeOf, inPlaceOf, onAnswer, onBody, withHeader } from './hooks.ts';

const HOUR = 3_600_000;

const otherStatus = (operation: OperationId, from: number, to: number) =>
  onAnswer(operation, (answer) => (answer.status === from ? { ...answer, status: to } : answer));

/** Answers that are not as the contract has them. */
export const answerFaults: readonly Fault[] = [
  defineFault({
    id: 'wrong-status',
    what: 'a sign-up answers 200 in place of 201',
    blames: 'signup',
    only: ['signup/apply'],
    because: /status 200 is not documented/,
    make: otherStatus('signup', 201, 200),
  }),
  defineFault({
    id: 'missing-field',
    what: 'the member has no points',
    blames: 'getMember',
    only: ['reads/getMember'],
    because: /must have required property 'point'/,
    make: onBody('getMember', ({ point: _, ...rest }) => rest),
  }),
  defineFault({
    id: 'extra-field',
    what: 'the settings carry a field of the server’s own',
    blames: 'getSetting',
    only: ['reads/getSetting'],
    because: /additional properties: debug/,
    make: onBody('getSetting', (body) => ({ ...body, debug: true })),
  }),
  defineFault({
    id: 'extra-field-deep',
    what: 'a selection of a board carries the price it was made from',
    blames: 'getBoard',
    only: ['board/cross'],
    because: /additional properties: fairOdds/,
    make: onBody('getBoard', (body) => {
      const [selection] = body.boards.flatMap(
        (board: { data: { fixtures: { markets: { selections: object[] }[] }[] } }) =>
          board.data.fixtures.flatMap(({ markets }) =>
            markets.flatMap(({ selections }) => selections),
          ),
      );
      selection.fairOdds = 200;
    }),
  }),
  defineFault({
    id: 'float-money',
    what: 'money has a fraction',
    blames: 'getMember',
    only: ['reads/getMember'],
    because: /the number \d+\.5/,
    make: onBody('getMember', (body) => ({ ...body, emoney: body.emoney + 0.5 })),
  }),
  defineFault({
    id: 'whole-float-money',
    what: 'whole money is written with a fraction of 0',
    blames: 'getMember',
    only: ['reads/getMember'],
    because: /the number \d+\.0/,
    make: onAnswer('getMember', (answer) => ({
      ...answer,
      text: answer.text.replace(/"emoney":(\d+)/, '"emoney":$1.0'),
    })),
  }),
  defineFault({
    id: 'text-for-number',
    what: 'money is a text',
    blames: 'getMember',
    only: ['reads/getMember'],
    because: /\/emoney must be integer/,
    make: onBody('getMember', (body) => ({ ...body, emoney: String(body.emoney) })),
  }),
  defineFault({
    id: 'seconds-for-milliseconds',
    what: 'an instant is in seconds, in every answer',
    blames: 'getHealth',
    only: ['reads/getHealth'],
    because: /x-server-time is "\d{10}"/,
    make: onAnswer('getHealth', (answer) =>
      withHeader(
        answer,
        'x-server-time',
        String(Math.floor(Number(answer.headers['x-server-time']) / 1_000)),
      ),
    ),
  }),
  defineFault({
    id: 'clock-of-another-zone',
    what: 'the header of the time is an hour behind the settings',
    blames: 'getSetting',
    only: ['setting/clock'],
    because: /x-server-time near serverTime/,
    make: onAnswer('getSetting', (answer) =>
      withHeader(answer, 'x-server-time', String(Number(answer.headers['x-server-time']) - HOUR)),
    ),
  }),
  defineFault({
    id: 'no-request-id',
    what: 'an answer has no request id',
    blames: 'getHealth',
    only: ['reads/getHealth'],
    because: /no header x-request-id/i,
    make: onAnswer('getHealth', (answer) => withHeader(answer, 'x-request-id', undefined)),
  }),
  defineFault({
    id: 'other-request-id',
    what: 'a problem names another request than its header',
    blames: 'getFixture',
    only: ['board/fixture'],
    because: /requestId "another" is not the header/,
    make: onBody('getFixture', (body) => ({ ...body, requestId: 'another' }), 404),
  }),
  defineFault({
    id: 'cacheable',
    what: 'an answer about a member may be kept by a cache',
    blames: 'getMember',
    only: ['reads/getMember'],
    because: /the header cache-control "public/i,
    make: onAnswer('getMember', (answer) =>
      withHeader(answer, 'cache-control', 'public, max-age=60'),
    ),
  }),
  defineFault({
    id: 'html',
    what: 'JSON is sent as HTML',
    blames: 'getNewsLink',
    only: ['reads/getNewsLink'],
    because: /content-type "text\/html", not application\/json/,
    make: onAnswer('getNewsLink', (answer) => withHeader(answer, 'content-type', 'text/html')),
  }),
  defineFault({
    id: 'plain-json-problem',
    what: 'a problem is sent as plain JSON',
    blames: 'getFixture',
    only: ['board/fixture'],
    because: /a problem of content-type "application\/json"/,
    make: onAnswer('getFixture', (answer) =>
      answer.status === 404 ? withHeader(answer, 'content-type', 'application/json') : answer,
    ),
  }),
  defineFault({
    id: 'problem-as-success',
    what: 'a problem comes with status 200',
    blames: 'getFixture',
    only: ['board/fixture'],
    because: /content-type "application\/problem\+json", not application\/json/,
    make: onAnswer('getFixture', (answer) => ({ ...answer, status: 200 })),
  }),
  defineFault({
    id: 'null-for-nothing',
    what: 'what is not there is null with status 200',
    blames: 'getFixture',
    only: ['board/fixture'],
    because: /NOT_FOUND: 200/,
    make: onAnswer('getFixture', (answer) =>
      answer.status === 404
        ? { ...withHeader(answer, 'content-type', 'application/json'), status: 200, text: 'null' }
        : answer,
    ),
  }),
  defineFault({
    id: 'wrong-code',
    what: 'what is not there is in a wrong state',
    blames: 'getFixture',
    only: ['board/fixture'],
    because: /NOT_FOUND: 409 INVALID_STATE/,
    make: inPlaceOf('getFixture', 'NOT_FOUND', 409, 'INVALID_STATE'),
  }),
  defineFault({
    id: 'unknown-code',
    what: 'a problem has a code that the contract does not know',
    blames: 'getFixture',
    only: ['board/fixture'],
    because: /a problem: \/code must be/,
    make: inPlaceOf('getFixture', 'NOT_FOUND', 404, 'NO_SUCH_FIXTURE'),
  }),
  defineFault({
    id: 'code-under-another-status',
    what: 'broken requests are answered 422',
    blames: 'getFixture',
    only: ['input/getFixture'],
    because: /VALIDATION with status 422, not 400/,
    make: otherStatus('getFixture', 400, 422),
  }),
  defineFault({
    id: 'crash',
    what: 'JSON that cannot be read brings the server down',
    blames: 'login',
    only: ['input/login'],
    because: /VALIDATION: no JSON: .*: 500 INTERNAL/,
    make: onAnswer('login', (answer, { body = '' }) =>
      codeOf(answer) === 'VALIDATION' && !/^[[{"\dtfn]/.test(body)
        ? asProblem(answer, 500, 'INTERNAL')
        : answer,
    ),
  }),
  defineFault({
    id: 'unavailable-to-callers',
    what: 'a well-formed problem answers whoever may call',
    blames: 'getBetSetting',
    only: ['access/getBetSetting'],
    because: /an answer to \w+ below 500: 503/,
    make: onAnswer('getBetSetting', (answer) =>
      answer.status < 400 ? asProblem(answer, 503, 'UNAVAILABLE') : answer,
    ),
  }),
  defineFault({
    id: 'unknown-choice',
    what: 'a count is of a board that the contract does not have',
    blames: 'getBoardCounts',
    only: ['reads/getBoardCounts'],
    because: /\/kind must be/,
    make: onBody('getBoardCounts', (body) => [
      ...body,
      { kind: 'virtual', sport: 'football', fixtures: 1 },
    ]),
  }),
  defineFault({
    id: 'odds-of-one',
    what: 'a selection is offered at 1.00',
    blames: 'getBoard',
    only: ['board/cross'],
    because: /\/odds must be|odds below 101/,
    make: onAnswer('getBoard', (answer) => ({
      ...answer,
      text: answer.text.replace(/"odds":\d+/, '"odds":100'),
    })),
  }),
  defineFault({
    id: 'other-limits',
    what: 'members of a level have another highest pay-out than the rules say',
    blames: 'getBetSetting',
    only: ['board/limits'],
    because: /the limits before/,
    make: onBody('getBetSetting', (body) => {
      body.prematch.maxPayout *= 2;
    }),
  }),
  defineFault({
    id: 'two-truths',
    what: 'the maintenance switch is another than that of the settings',
    blames: 'getMaintenance',
    only: ['setting/parts'],
    because: /siteNoticeFlg: false: true/,
    make: onBody('getMaintenance', () => ({ siteNoticeFlg: true })),
  }),
  defineFault({
    id: 'no-allow',
    what: 'a refused method does not name those that are served',
    blames: 'getHealth',
    only: ['methods/health'],
    because: /the header Allow/,
    make: () => ({
      around: async (request, forward) => withHeader(await forward(request), 'allow', undefined),
    }),
  }),
  defineFault({
    id: 'page-for-no-path',
    what: 'a path that is not there answers the page of the site',
    blames: 'getHealth',
    only: ['methods/no-such-path'],
    because: /NOT_FOUND: 200/,
    make: () => ({
      async around(request, forward) {
        const answer = await forward(request);
        if (request.operation !== '' || answer.status !== 404) return answer;
        return { ...withHeader(answer, 'content-type', 'text/html'), status: 200, text: '<html>' };
      },
    }),
  }),
];
