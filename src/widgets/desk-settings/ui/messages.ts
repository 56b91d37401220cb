import { BONUS_BOUNDS } from '#rules/deposit.ts';
import { LIMIT_BOUNDS, type LimitName } from '#rules/limits.ts';
import { formatCount, formatPoint, formatWon } from '@/shared/lib/format';

const { basisPoints, capPoints, turnoverPercent } = BONUS_BOUNDS;
const wonWithin = (name: LimitName) =>
  `${formatWon(LIMIT_BOUNDS[name].min)}부터 ${formatWon(LIMIT_BOUNDS[name].max)}까지`;
/** What two admins set of a bonus, and of a group's limits. */
const terms = {
  basisPoints: {
    name: '지급률',
    unit: '%',
    bounds: `${basisPoints.min / 100}%부터 ${basisPoints.max / 100}%까지, 소수 둘째 자리까지`,
  },
  capPoints: {
    name: '최대 지급',
    unit: 'P',
    bounds: `${formatPoint(capPoints.min)}부터 ${formatPoint(capPoints.max)}까지`,
  },
  turnoverPercent: {
    name: '롤링',
    unit: '%',
    bounds: `${turnoverPercent.min}%부터 ${formatCount(turnoverPercent.max)}%까지`,
  },
  minStake: { name: '최소 베팅', unit: '원', bounds: wonWithin('minStake') },
  maxStake: { name: '최대 베팅', unit: '원', bounds: wonWithin('maxStake') },
  maxPayout: { name: '최대 당첨', unit: '원', bounds: wonWithin('maxPayout') },
  withdrawalDay: { name: '하루 환전', unit: '원', bounds: wonWithin('withdrawalDay') },
  fixturePicks: {
    name: '같은 경기 선택',
    unit: '개',
    bounds: `${LIMIT_BOUNDS.fixturePicks.min}개부터 ${LIMIT_BOUNDS.fixturePicks.max}개까지`,
  },
} as const satisfies Record<keyof typeof BONUS_BOUNDS | LimitName, object>;
export type TermName = keyof typeof terms;

interface Moved {
  name: string;
  before: string;
  after: string;
}
const linesOf = (changes: readonly Moved[]) =>
  changes.map(({ name, before, after }) => `${name} ${before} → ${after}`).join('\n');

/** Words of the site's settings. */
export const messages = {
  title: '사이트 설정',
  note: '모든 변경은 감사 기록에 남습니다',
  failed: '설정을 불러오지 못했습니다.',
  failedWaiting: '승인 대기 중인 변경을 불러오지 못했습니다.',
  operation: '운영',
  switches: {
    siteNoticeFlg: {
      title: '사이트 점검',
      states: { on: '점검 중', off: '운영 중' },
      on: {
        label: '점검 시작',
        text: '점검을 시작하면 관리자를 제외한 모든 회원과 매니저가 바로 로그아웃되고, 점검이 끝날 때까지 이용할 수 없습니다.',
        done: '사이트 점검을 시작했습니다.',
      },
      off: {
        label: '점검 종료',
        text: '점검을 종료하면 회원이 다시 로그인해 이용할 수 있습니다.',
        done: '사이트 점검을 종료했습니다.',
      },
    },
    joinStartEndFlg: {
      title: '회원가입',
      states: { on: '가입 중지', off: '가입 가능' },
      on: {
        label: '가입 중지',
        text: '새로운 회원가입을 받지 않습니다.',
        done: '회원가입을 중지했습니다.',
      },
      off: {
        label: '가입 재개',
        text: '새로운 회원가입을 다시 받습니다.',
        done: '회원가입을 재개했습니다.',
      },
    },
    tetherMaintenanceFlag: {
      title: '테더 입출금',
      states: { on: '점검 중', off: '운영 중' },
      on: {
        label: '테더 점검 시작',
        text: '새로운 테더충전과 테더환전 신청을 받지 않습니다.',
        done: '테더 입출금 점검을 시작했습니다.',
      },
      off: {
        label: '테더 점검 종료',
        text: '테더충전과 테더환전 신청을 다시 받습니다.',
        done: '테더 입출금 점검을 종료했습니다.',
      },
    },
  },
  autoLogoutMin: '자동 로그아웃',
  autoLogoutNote: '이 시간 동안 활동이 없으면 로그아웃됩니다. 다음 로그인부터 적용됩니다.',
  minutes: (count: number) => `${formatCount(count)}분`,
  newMinutes: '새 시간(분)',
  minutesHint: '1분부터 720분까지',
  minutesMalformed: '1부터 720까지의 숫자를 입력해주세요.',
  minutesDone: (minutes: string) => `자동 로그아웃을 ${minutes}으로 변경했습니다.`,
  save: '변경',
  words: '금지어',
  wordsNote: '아이디나 닉네임에 이 단어가 들어가면 가입할 수 없습니다.',
  wordCount: (count: number) => `${formatCount(count)}개`,
  newWord: '새 금지어',
  wordHint: '한글·영문·숫자 2~20자',
  wordMalformed: '한글·영문·숫자 2~20자로 입력해주세요.',
  wordTaken: '이미 등록된 금지어입니다.',
  wordsFull: '금지어는 1,000개까지 등록할 수 있습니다. 쓰지 않는 금지어를 먼저 삭제해주세요.',
  addWord: '금지어 추가',
  add: '추가',
  wordAdded: (word: string) => `금지어 ‘${word}’ 단어를 추가했습니다.`,
  searchWords: '금지어 검색',
  noWords: '등록된 금지어가 없습니다.',
  noWordFound: '찾는 금지어가 없습니다.',
  removeOf: (word: string) => `${word} 삭제`,
  removeWord: '금지어 삭제',
  removeWordText: (word: string) =>
    `‘${word}’ 단어를 금지어에서 삭제합니다. 이 단어를 아이디나 닉네임에 쓸 수 있게 됩니다.`,
  wordRemoved: (word: string) => `금지어 ‘${word}’ 단어를 삭제했습니다.`,
  money: '금액에 영향을 주는 설정',
  moneyNote:
    '관리자가 요청하고 다른 관리자가 승인해야 적용됩니다. 이미 접수된 신청은 그때의 조건을 따릅니다.',
  usdRate: '달러 환율',
  noRate: '설정 안 됨 (1,380.00원 적용)',
  newRate: '새 환율(1달러)',
  rateHint: '100원부터 10,000원까지, 소수 둘째 자리까지',
  rateMalformed: '100원부터 10,000원까지 소수 둘째 자리까지 입력해주세요. 예: 1,380.50',
  won: '원',
  reasonHint: '승인할 관리자와 감사 기록에 보입니다.',
  ask: '변경 요청',
  askRate: '환율 변경 요청',
  askRateText: (rate: string) =>
    `달러 환율을 ${rate}으로 변경하도록 요청합니다. 다른 관리자가 승인하면 적용됩니다.`,
  terms,
  newTerm: (name: TermName) => `새 ${terms[name].name}`,
  termOutside: (name: TermName) =>
    [
      `${terms[name].bounds} 입력해주세요.`,
      ...(name === 'fixturePicks' ? ['1개이면 같은 경기를 함께 선택할 수 없습니다.'] : []),
    ].join(' '),
  bonus: '충전 보너스',
  bonusNote: '승인된 뒤에 접수되는 충전부터 적용됩니다.',
  bonusTable: '현재 보너스 조건',
  bonusColumn: '보너스',
  chooseBonus: '바꿀 보너스',
  bonusNone: '보너스를 받지 않는 충전에는 지급률을 정할 수 없습니다.',
  bonusUncapped: '지급률과 최대 지급은 함께 0이거나 함께 0보다 커야 합니다.',
  bonusUnturned: '지급률에 비해 롤링이 낮습니다. 롤링에 반영되지 않는 게임이 생깁니다.',
  askBonus: '보너스 조건 변경 요청',
  askBonusText: (changes: readonly Moved[]) =>
    `${linesOf(changes)}\n다른 관리자가 승인하면 그 뒤에 접수되는 충전부터 적용됩니다.`,
  limits: '등급별 한도',
  limitsNote:
    '승인되면 바로 적용됩니다. 이미 접수된 베팅과 환전은 그대로이고, 달러 계정의 한도는 그때의 환율로 계산됩니다.',
  limitTable: '현재 등급별 한도',
  groupColumn: '대상',
  chooseGroup: '바꿀 대상',
  belowMinStake: '최소 베팅보다 작을 수 없습니다. 최소 베팅 이상으로 입력해주세요.',
  belowMaxStake: '최대 베팅보다 작을 수 없습니다. 최대 베팅 이상으로 입력해주세요.',
  limitLevels: {
    ordinary:
      'G·GS 회원의 한도보다 클 수 없습니다. 더 올리려면 G·GS 회원의 한도를 먼저 올려주세요.',
    vip: '일반 회원의 한도보다 작을 수 없습니다. 더 내리려면 일반 회원의 한도를 먼저 내려주세요.',
    european:
      'G·GS 회원의 유럽형 한도보다 클 수 없습니다. 더 올리려면 G·GS 회원의 유럽형 한도를 먼저 올려주세요.',
    europeanVip:
      '일반 회원의 유럽형 한도보다 작을 수 없습니다. 더 내리려면 일반 회원의 유럽형 한도를 먼저 내려주세요.',
    inPlay: '라이브 베팅의 한도를 확인해주세요.',
    mini: 'G·GS 회원의 미니게임 한도보다 클 수 없습니다. 더 올리려면 G·GS 회원의 미니게임 한도를 먼저 올려주세요.',
    miniVip:
      '일반 회원의 미니게임 한도보다 작을 수 없습니다. 더 내리려면 일반 회원의 미니게임 한도를 먼저 내려주세요.',
    virtual:
      'G·GS 회원의 가상게임 한도보다 클 수 없습니다. 더 올리려면 G·GS 회원의 가상게임 한도를 먼저 올려주세요.',
    virtualVip:
      '일반 회원의 가상게임 한도보다 작을 수 없습니다. 더 내리려면 일반 회원의 가상게임 한도를 먼저 내려주세요.',
  },
  askLimits: '한도 변경 요청',
  askLimitsText: (changes: readonly Moved[]) =>
    `${linesOf(changes)}\n다른 관리자가 승인하면 그 뒤의 베팅과 환전부터 적용됩니다.`,
  nothingChanged: '현재 설정과 같습니다. 바꿀 값을 입력해주세요.',
  requested: '변경을 요청했습니다. 다른 관리자가 승인하면 적용됩니다.',
  waiting: '승인 대기 중인 변경',
  noWaiting: '승인을 기다리는 변경이 없습니다.',
  by: (nickname: string, at: string) => `${nickname} · ${at}`,
  mine: '다른 관리자의 승인이 필요합니다.',
  queue: '설정 변경 목록에서 처리',
  waits: '승인 대기 중',
  decide: '처리',
  decideOf: (name: string) => `${name} 변경 처리`,
  outdated:
    '요청한 뒤에 현재 값이 바뀌어 승인할 수 없습니다. 거절한 뒤 현재 값을 확인하고 다시 요청해주세요.',
  panel: '승인 대기와 최근 적용',
  recent: '최근 적용',
  allRecords: '감사 기록',
  noRecent: '최근에 적용된 변경이 없습니다.',
  failedRecent: '최근 적용된 변경을 불러오지 못했습니다.',
  games: ({ all, closed }: { all: number; closed: number }) =>
    `미니게임 ${formatCount(all)}종 중 ${formatCount(closed)}종 점검`,
  gamesUnknown: '미니게임 점검 관리',
  overtakenTitle: '다른 관리자가 먼저 변경했습니다',
  overtaken: '그 사이 설정이 변경되어 저장하지 않았습니다. 현재 값을 확인하고 다시 시도해주세요.',
  overtakenBy: (name: string, now: string, wanted: string) =>
    `${name}: 현재 ${now}, 입력한 값 ${wanted}. 저장하지 않았으니 현재 값을 확인하고 다시 시도해주세요.`,
  overtakenWords: (count: number) =>
    `그 사이 금지어 목록이 변경되었습니다(현재 ${formatCount(count)}개). 저장하지 않았으니 새 목록을 확인하고 다시 시도해주세요.`,
} as const;
