import {
  type Currency,
  formatCount,
  formatMoney,
  formatOdds,
  formatPoint,
  formatWon,
} from '@/shared/lib/format';
import type { AttendanceRules } from '../model/attendance';
import type { DeskQuest } from '../model/quests';
import type { DeskTournament } from '../model/tournaments';

type Condition = DeskQuest['condition'];

const games = {
  sports: '스포츠',
  mini: '미니게임',
  virtual: '가상게임',
  casino: '카지노',
  slot: '슬롯',
} as const;
const tournamentKinds = { sports: '스포츠', casino: '카지노·슬롯' } as const;

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'bets': {
      const { game, count, minOdds, minStake, minLegs } = condition;
      return [
        `${games[game]} ${formatCount(count)}건`,
        `${formatOdds(minOdds)}배 이상`,
        minStake > 0 && `${formatWon(minStake)} 이상`,
        minLegs > 1 && `${formatCount(minLegs)}폴더 이상`,
      ]
        .filter(Boolean)
        .join(' · ');
    }
    case 'stakes': {
      const { game, sum, minOdds } = condition;
      return `${games[game]} ${formatWon(sum)} 베팅 · ${formatOdds(minOdds)}배 이상`;
    }
    case 'deposits':
      return `${formatWon(condition.sum)} 충전`;
    case 'attendance':
      return `출석 ${formatCount(condition.count)}일`;
    case 'firstBet':
      return `${games[condition.game]} ${formatCount(condition.games)}종 첫 베팅`;
  }
}

/** Words of attendance, quests and tournaments at the desk. */
export const messages = {
  adminOnly: '관리자만 변경할 수 있습니다.',
  states: { coming: '예정', on: '진행 중', over: '종료' },
  columns: {
    state: '상태',
    title: '제목',
    kind: '구분',
    condition: '조건',
    points: '보상',
    claimed: '지급',
    players: '참가',
    prize: '총상금',
    from: '시작',
    to: '종료',
  },
  title: '제목',
  startsAt: '시작',
  endsAt: '종료',
  times: (count: number) => `${formatCount(count)}건`,
  people: (count: number) => `${formatCount(count)}명`,
  points: formatPoint,
  units: { won: '원', dollars: '달러', points: 'P', odds: '배' },
  attendance: {
    title: '출석 규칙',
    note: '저장하면 바로 적용됩니다 · 지급된 보상은 바뀌지 않습니다',
    failed: '출석 규칙을 불러오지 못했습니다.',
    attendedToday: '오늘 출석',
    minDeposit: '당일 최소 충전',
    minDepositUsd: '당일 최소 충전 (USD)',
    dayPoints: '하루 보상',
    steps: '누적 보상',
    stepsHint: '한 줄에 하나씩 출석일과 포인트를 입력해주세요. 예: 10일 10,000',
    stepText: ({ days, points }: AttendanceRules['steps'][number]) =>
      `${formatCount(days)}일 ${formatPoint(points)}`,
    noSteps: '없음',
    fullPoints: '개근 보상',
    deposit: (minor: number, currency: Currency) => formatMoney(minor, currency),
    form: '출석 규칙 변경',
    saveTitle: '출석 규칙 저장',
    saveText: ({ minDeposit, dayPoints }: AttendanceRules) =>
      `${formatWon(minDeposit)} 이상 충전 시 하루 ${formatPoint(dayPoints)}로 바로 적용됩니다.`,
    saved: '출석 규칙을 저장했습니다.',
    rulesWrong: {
      minDeposit: '0부터 100,000,000까지 입력해주세요.',
      minDepositUsd: '달러 금액을 소수 둘째 자리까지 입력해주세요. 예: 30.00',
      dayPoints: '1부터 100,000까지 입력해주세요.',
      steps: '2~27일의 보상을 다섯 줄까지 입력해주세요. 예: 10일 10,000',
      fullPoints: '1부터 1,000,000까지 입력해주세요.',
    },
    rulesFaults: {
      minDepositUsd: '하루 보상의 열 배에 해당하는 금액 이상이어야 합니다. (1달러 = 100P)',
      dayPoints: '당일 최소 충전의 10분의 1까지 입력할 수 있습니다.',
      steps: '출석일이 적은 것부터 차례로 입력해주세요.',
    },
  },
  quests: {
    title: '퀘스트',
    note: '종료 후에는 새 기간이 시작되지 않고, 달성한 보상은 7일 안에 받을 수 있습니다',
    list: '퀘스트 목록',
    failed: '퀘스트를 불러오지 못했습니다.',
    none: '등록된 퀘스트가 없습니다.',
    noneText: '오른쪽 위 버튼을 눌러 등록해주세요.',
    search: '제목 검색',
    panel: '퀘스트 상세',
    add: '퀘스트 등록',
    addText: (title: string, points: number) =>
      `${title} 퀘스트를 등록합니다. 달성할 때마다 ${formatPoint(points)}를 지급합니다.`,
    added: '퀘스트를 등록했습니다.',
    periods: { daily: '일일', weekly: '주간' },
    period: '기간',
    kind: '조건',
    kinds: {
      bets: '베팅 건수',
      stakes: '베팅 금액',
      deposits: '충전 금액',
      attendance: '출석 일수',
      firstBet: '처음 베팅한 게임 수',
    },
    amounts: {
      bets: '건수',
      stakes: '금액 합계 (원)',
      deposits: '금액 합계 (원)',
      attendance: '일수',
      firstBet: '게임 수',
    },
    game: '게임',
    games,
    minOdds: '최소 배당',
    minStake: '최소 베팅금',
    minLegs: '최소 폴더',
    conditionText,
    needsDeposit: '기간 중 30,000원 이상 충전해야 달성',
    withDeposit: '충전 필요',
    minLevel: '대상 레벨',
    allLevels: '모든 레벨',
    fromLevel: (name: string) => `레벨 ${name}부터`,
    reward: '보상',
    paid: '지급 합계',
    questWrong: {
      title: '제목을 2~60자로 입력해주세요.',
      amount: '조건에 맞는 수를 입력해주세요.',
      minOdds: '배당을 1.00 이상으로 입력해주세요. 예: 1.50',
      minStake: '0부터 100,000,000까지 입력해주세요.',
      minLegs: '1부터 20까지 입력해주세요.',
      points: '1,000부터 30,000까지 입력해주세요.',
      startsAt: '2026-11-23 18:00처럼 입력해주세요.',
      endsAt: '2026-11-23 18:00처럼 입력해주세요.',
    },
    endTooEarly: '종료는 시작보다 늦어야 합니다.',
    unfair: (cost: string) =>
      `충전이 필요 없는 퀘스트의 보상은 조건의 평균 비용(${cost})까지 줄 수 있습니다.`,
    refused: '등록할 수 없는 퀘스트입니다. 조건과 보상을 확인해주세요.',
    end: '종료 시각 변경',
    endText: (title: string, at: string) => `${title} 퀘스트를 ${at}에 종료합니다.`,
    ended: '종료 시각을 변경했습니다.',
    endRefused: '종료는 시작보다 늦어야 합니다.',
    gone: '없는 퀘스트입니다. 목록을 새로 불러왔습니다.',
  },
  tournaments: {
    title: '토너먼트',
    note: '시작 전까지 변경할 수 있습니다 · 상금은 종료 24시간 뒤 자동으로 지급됩니다',
    list: '토너먼트 목록',
    failed: '토너먼트를 불러오지 못했습니다.',
    none: '등록된 토너먼트가 없습니다.',
    noneText: '오른쪽 위 버튼을 눌러 등록해주세요.',
    search: '제목 검색',
    panel: '토너먼트 상세',
    add: '토너먼트 등록',
    change: '토너먼트 변경',
    writeText: (title: string, total: number) =>
      `${title}: 총상금 ${formatPoint(total)}. 시작한 뒤에는 변경하거나 삭제할 수 없습니다.`,
    added: '토너먼트를 등록했습니다.',
    changed: '토너먼트를 저장했습니다.',
    remove: '토너먼트 삭제',
    removeText: (title: string) => `${title} 토너먼트를 삭제합니다. 참가 내역도 함께 사라집니다.`,
    removed: '토너먼트를 삭제했습니다.',
    begun: '이미 시작된 토너먼트입니다. 규칙과 상금은 바꿀 수 없습니다.',
    gone: '이미 삭제된 토너먼트입니다. 목록을 새로 불러왔습니다.',
    refused: '등록할 수 없는 토너먼트입니다. 기간과 상금을 확인해주세요.',
    states: {
      upcoming: '예정',
      running: '진행 중',
      over: '집계 중',
      paid: '지급완료',
    } as const satisfies Record<DeskTournament['state'], string>,
    kind: '종류',
    kinds: tournamentKinds,
    kindText: (kind: DeskTournament['kind'], currency: Currency) =>
      currency === 'USD' ? `${tournamentKinds[kind]} · USD` : tournamentKinds[kind],
    currency: '지갑',
    currencies: { KRW: '원화 회원', USD: 'USD 회원' },
    minOdds: '최소 배당',
    oddsCap: '1건 최대 점수',
    minStake: '최소 베팅금',
    maxBets: { sports: '하루 인정 건수', casino: '인정 회차' },
    prizes: '상금',
    prizesHint: '한 줄에 하나씩 순위와 포인트를 입력해주세요. 예: 4-10위 200,000',
    paid: '지급 합계',
    paidAt: '지급',
    tournamentWrong: {
      title: '제목을 2~60자로 입력해주세요.',
      startsAt: '2026-11-23 18:00처럼 입력해주세요.',
      endsAt: '2026-11-23 18:00처럼 입력해주세요.',
      minOdds: '배당을 1.00 이상으로 입력해주세요. 예: 1.50',
      oddsCap: '1.00 이상으로 입력해주세요. 예: 10.00',
      minStake: '금액을 입력해주세요.',
      maxBets: '1부터 100까지 입력해주세요.',
      prizes: '순위와 포인트를 스무 줄까지 입력해주세요. 예: 1위 3,000,000',
    },
    tournamentFaults: {
      startsAt: '지난 시각에는 시작할 수 없습니다.',
      endsAt: '종료는 시작보다 늦고, 31일 안이어야 합니다.',
      oddsCap: '최소 배당보다 낮을 수 없습니다.',
      minOdds: '카지노는 1.00이어야 합니다.',
      prizes: '1위부터 빠지거나 겹치는 순위 없이 차례로 입력해주세요.',
    },
  },
} as const;
