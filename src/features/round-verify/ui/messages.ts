import type { DerivedRound, VerifyStep } from '#rules/rounds/verify.ts';
import { gameTitle, resultText } from '@/entities/round';
import { formatCount, formatKst } from '@/shared/lib/format';
import type { RoundDetail } from '../lib/verify';
import type { DayVerdict, WorldDay } from '../lib/verify-day';

type Texts = Readonly<Record<VerifyStep, string>>;

const titles: Texts = {
  commitment: '약속',
  secret: '공개',
  seed: '회차 시드',
  draws: '뽑기',
  result: '결과',
};
const numbers: Readonly<Record<VerifyStep, number>> = {
  commitment: 1,
  secret: 2,
  seed: 3,
  draws: 4,
  result: 5,
};
const instant = (at: number) => formatKst(at, 'M월 D일 HH:mm:ss');
const resultOf = ({ gameId, card }: RoundDetail, result: DerivedRound['result']) =>
  result ? resultText(gameId, result, card) : '없음';

export const messages = {
  titles,
  notes: {
    commitment: () => '추첨 전에 잠가 둔 해시',
    secret: ({ revealsAt }) => `하루가 끝나고 밝히는 비밀값 · ${instant(revealsAt)}`,
    seed: ({ seedOf }) => `비밀값과 회차 이름을 섞은 값 · ${seedOf}`,
    draws: () => '시드에서 나온 값을 4바이트씩 끊어 차례로 씁니다',
    result: () => '다시 계산한 결과',
  } satisfies Record<VerifyStep, (detail: RoundDetail) => string>,
  /** Beside a step that has nothing to compare, or is right. */
  plain: {
    commitment: ({ committedAt }: Pick<RoundDetail, 'committedAt'>) =>
      `${instant(committedAt)} 공개`,
    seed: 'HMAC-SHA256',
    draws: (words: number) =>
      words > 8 ? `HMAC-SHA256(시드, 0~${words / 8 - 1})` : 'HMAC-SHA256(시드, 0)',
  },
  right: { secret: 'SHA-256이 1번과 일치', result: '발표 결과와 일치' },
  wrong: {
    commitment: '회차가 열린 뒤에 공개됨',
    secret: 'SHA-256이 1번과 다름',
    seed: '정해진 회차 이름이 아님',
    draws: '다시 뽑을 수 없음',
    result: '발표 결과와 다름',
  } satisfies Texts,
  locked: (at: number) => `${instant(at)} 공개 예정`,
  blocked: '계산할 수 없음',
  void: '무효 회차',

  ok: '발표한 결과와 다시 계산한 결과가 같습니다',
  okText: '지금 이 브라우저에서 계산했습니다 · 5단계 모두 일치',
  late: '추첨 전에 공개된 약속이 없는 회차입니다',
  lateText: '비밀값을 약속하기 전에 열린 회차라서 결과가 미리 정해져 있었는지 확인할 수 없습니다.',
  failed: '발표한 값과 다시 계산한 값이 다릅니다',
  failedText: (steps: readonly VerifyStep[]) =>
    `어긋난 단계: ${steps.map((step) => `${numbers[step]}번 ${titles[step]}`).join(', ')}`,
  waiting: (at: number) => `비밀값은 ${instant(at)}에 공개됩니다`,
  waitingText: '지금은 약속만 볼 수 있습니다. 공개된 뒤에 이 회차를 검증할 수 있습니다.',
  voided: '무효 처리된 회차입니다',
  voidedText: '비밀값은 약속과 일치합니다. 발표한 결과가 없어 비교하지 않았습니다.',
  unable: '이 브라우저에서는 계산할 수 없습니다',
  unableText: 'https 주소로 접속하거나, JSON을 내려받아 직접 계산해주세요.',
  published: '발표',
  derived: '재계산',

  steps: '검증 단계',
  copy: (what: string) => `${what} 복사`,
  hash: '비밀값의 SHA-256',
  decider: '규칙에 따른 회차 이름',
  badSecret: '비밀값이 16진수가 아니어서 더 계산할 수 없습니다.',
  noBase: '기준 카드가 없어 다시 뽑을 수 없습니다.',
  baseOf: '기준 카드는 앞 회차의 결과입니다. 앞 회차도 같은 방법으로 검증할 수 있습니다.',
  result: resultOf,

  words: '시드에서 나온 값',
  draws: '뽑은 값',
  order: '차례',
  integer: '정수로 바꾼 값',
  rest: '나머지',
  place: '남은 줄에서의 자리',
  balls: '공',
  piece: '무엇',
  nth: (number: number) => `${number}번째`,
  powerball: '파워볼',
  word: (word: number) => formatCount(word),
  divided: (below: number) => `÷ ${formatCount(below)} →`,
  placeOf: (value: number, below: number) =>
    `${formatCount(below)}개 중 ${formatCount(value + 1)}번째`,
  upTo: (below: number) => `0~${below - 1}`,
  thrownAway: '버림',
  fairness: '어느 쪽도 유리하지 않도록, 고르게 나누어지지 않는 끝값은 버리고 다음 값을 씁니다',
  thrown: (count: number) => `이번 회차 버림 ${count}회`,

  plainly: '쉽게 말하면',
  scope: '이 검증의 범위',
  guides: {
    round: {
      plainLines: [
        '하루를 시작하기 전에 비밀값을 정하고, 그 지문(해시)만 먼저 공개합니다.',
        '하루가 끝나면 비밀값을 공개합니다. 지문이 같으면 중간에 바꾸지 않은 것입니다.',
        '같은 비밀값과 회차 이름으로 계산하면 누구나 같은 결과를 얻습니다.',
      ],
      scopeLines: [
        '베팅 내용과 금액은 계산에 들어가지 않습니다.',
        '결과를 나중에 고치면 5번에서 드러납니다.',
      ],
      outOfScope:
        '비밀값은 서버가 만들며 회원 값은 섞지 않습니다. 다음 회차를 예측하는 데 쓸 수 없습니다.',
    },
    day: {
      plainLines: [
        '하루의 경기를 하나라도 발표하기 전에 비밀값을 정하고, 그 지문(해시)만 먼저 공개합니다.',
        '하루의 경기가 모두 끝나면 비밀값을 공개합니다. 지문이 같으면 중간에 바꾸지 않은 것입니다.',
        '같은 비밀값으로 계산하면 누구나 같은 경기 결과와 배당을 얻습니다.',
      ],
      scopeLines: [
        '베팅 내용과 금액은 계산에 들어가지 않습니다.',
        '결과나 배당을 나중에 고치면 4번 명령에서 드러납니다.',
      ],
      outOfScope: '같은 경기 조합 배당은 비교하지 않습니다.',
    },
  },
  byHand: '직접 계산하기',
  byHandLater: '비밀값이 공개되면 이 자리에 계산하는 명령이 나옵니다.',
  commands: '명령',
  commandTitles: {
    secret: '# 2번 → 1번',
    seed: '# 3번',
    draws: '# 4번',
    file: '# 내려받은 JSON으로 모두',
  },
  copyAll: '검증 값 모두 복사',
  download: 'JSON 내려받기',
  copyLink: '링크 복사',
  valueCopied: '복사했습니다.',
  linkCopied: '이 검증의 링크를 복사했습니다.',
  copyFailed: (text: string) => `복사하지 못했습니다. 직접 복사해주세요: ${text}`,

  /** Of a day of simulated matches. */
  day: {
    titles: { ...titles, hash: 'SHA-256', all: '전체 확인' },
    notes: {
      commitment: '경기를 발표하기 전에 잠가 둔 해시',
      secret: ({ revealsAt }: WorldDay) =>
        `경기가 모두 끝나고 밝히는 비밀값 · ${instant(revealsAt)}`,
      hash: '비밀값을 이 브라우저에서 계산한 해시',
      all: '하루를 다시 만들어 모든 결과와 배당을 비교',
    },
    late: '경기를 발표한 뒤에 공개됨',
    right: '1번과 일치',
    wrong: '1번과 다름',
    command: ({ dayKey }: WorldDay) => `npm run verify-day -- ${dayKey}`,
    commandText:
      '경기를 만드는 시뮬레이터는 브라우저에서 돌리기에 너무 커서, 내려받은 소스에서 이 명령으로 확인합니다.',
    verdicts: {
      same: () => ['비밀값이 약속과 같습니다', '지금 이 브라우저에서 SHA-256을 계산했습니다.'],
      waiting: ({ revealsAt }) => [
        `비밀값은 ${instant(revealsAt)}에 공개됩니다`,
        '지금은 약속만 볼 수 있습니다. 공개된 뒤에 이 날의 경기를 검증할 수 있습니다.',
      ],
      late: () => [
        '약속이 늦었습니다',
        '경기를 발표한 뒤에 약속한 날이라서 결과가 미리 정해져 있었는지 확인할 수 없습니다.',
      ],
      wrong: () => [
        '비밀값이 약속과 다릅니다',
        '공개한 비밀값의 SHA-256이 약속한 해시가 아닙니다.',
      ],
      unable: () => [
        '이 브라우저에서는 계산할 수 없습니다',
        'https 주소로 접속하거나, 4번 명령으로 확인해주세요.',
      ],
    } satisfies Record<DayVerdict, (day: WorldDay) => readonly [title: string, text: string]>,
  },

  /** All values of a round, a line each. */
  allValues: (detail: RoundDetail, derived: DerivedRound | null) =>
    [
      `${gameTitle(detail.gameId)} ${detail.roundId}`,
      `${titles.commitment}: ${detail.commitment} (${instant(detail.committedAt)})`,
      detail.secret === null
        ? `${titles.secret}: ${instant(detail.revealsAt)} 예정`
        : `${titles.secret}: ${detail.secret}`,
      ...(derived
        ? [
            `${titles.seed}: ${derived.seed} (${detail.seedOf})`,
            `${titles.draws}: ${derived.draws.map(({ hex, below, value }) => `${hex} ÷ ${below} → ${value ?? '버림'}`).join(', ')}`,
            `재계산: ${resultOf(detail, derived.result)}`,
          ]
        : []),
      `발표: ${resultOf(detail, detail.result)}`,
    ].join('\n'),
};
