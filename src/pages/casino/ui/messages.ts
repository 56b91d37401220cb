import { categoryNames, kindNames, rtpText } from '@/entities/casino-game';
import type { CasinoCategory, CasinoGame } from '@/entities/casino-game';
import { formatMinutes } from '@/shared/copy';
import { formatAmount, formatCount, formatMoney, formatTime } from '@/shared/lib/format';
import type { CasinoRound } from '../api';
import type { Scope, Section } from '../lib/lobby-view';
import type { List } from '../search';

const titles: Record<Scope, string> = {
  all: `${kindNames.casino} · ${kindNames.slot}`,
  ...kindNames,
};
const lists: Record<List, string> = {
  all: '전체',
  favourites: '즐겨찾기',
  recent: '최근 플레이',
  new: '신규',
};

export const messages = {
  titles,
  lists,
  kinds: kindNames,
  categories: categoryNames,
  counts: (providers: number, games: number) =>
    `게임사 ${formatCount(providers)}곳 · 게임 ${formatCount(games)}개`,
  count: formatCount,
  menu: '로비 메뉴',
  categoryMenu: '게임 종류',
  lobby: '로비',
  mine: '내 게임',
  history: '게임 내역',
  search: '게임 검색',
  searchHint: '게임 · 게임사 · 초성 검색',
  sort: '정렬',
  providers: '게임사',
  demo: '데모 제공사 · 지금 플레이할 수 있어요',
  all: '전체',
  allRecent: (count: number) => `전체 ${formatCount(count)}`,
  recent: '최근 플레이',
  noRecent: '아직 플레이한 게임이 없습니다.',
  section: ({ name, kind }: Section): string => {
    if (name === 'popular') return `인기 ${kindNames[kind]}`;
    if (name === 'new') return `신규 ${kindNames[kind]}`;
    return name === 'every' ? '전체 게임' : categoryNames[name];
  },
  foundIn: (list: List | undefined, category: CasinoCategory | undefined) => {
    if (list !== undefined && list !== 'all') return lists[list];
    return category === undefined ? '찾은 게임' : categoryNames[category];
  },
  games: (count: number) => `${formatCount(count)}개`,
  more: '더 보기',
  empty: '조건에 맞는 게임이 없습니다.',
  emptyText: '다른 게임사나 검색어로 찾아보세요.',
  noFavourites: '즐겨찾기한 게임이 없습니다.',
  noFavouritesText: '게임 그림의 별을 누르면 이곳에 모입니다.',
  noRecentText: '게임을 시작하면 이곳에서 다시 찾을 수 있습니다.',
  reset: '전체 게임 보기',
  nothing: '이용할 수 있는 게임이 없습니다.',
  nothingText: '게임이 등록되면 이곳에 표시됩니다.',
  failed: '로비를 불러오지 못했습니다.',
  restrictedTitle: '입장할 수 없습니다',
  restricted: '카지노 이용이 제한된 계정입니다. 고객센터로 문의해주세요.',
  restrictedEvolution: '에볼루션 이용이 제한된 계정입니다. 고객센터로 문의해주세요.',
  customer: '고객센터',

  promotionTitle: '이벤트 안내',
  promotion: {
    evolution: '에볼루션 카지노 이벤트가 진행 중입니다. 입장하시겠습니까?',
    slot: '슬롯 이벤트가 진행 중입니다. 입장하시겠습니까?',
  },
  enter: '입장',

  game: '게임',
  demoMark: '데모 제공사',
  about: ({ category, rtp }: CasinoGame, provider: string) =>
    [provider, categoryNames[category], ...(rtp === null ? [] : [`환급률 ${rtpText(rtp)}`])].join(
      ' · ',
    ),
  fullScreen: '전체화면',
  leave: '게임 나가기',
  frame: (name: string) => `${name} 게임 화면`,
  launching: '게임을 여는 중입니다.',
  launchFailed: '게임을 열지 못했습니다.',
  retry: '다시 시도',
  toLobby: '로비로',
  session: '이용 현황',
  balance: '보유머니',
  money: formatMoney,
  stakedAndWon: '이번 접속 베팅 / 반환',
  sums: (staked: number, won: number, currency: CasinoRound['currency']) =>
    `${formatAmount(staked, currency)} / ${formatAmount(won, currency)}`,
  time: '이용 시간',
  used: formatMinutes,
  left: (minutes: number) => `만료까지 ${formatMinutes(minutes)}`,
  unknown: '–',
  rounds: '게임 내역',
  columns: { number: '회차', staked: '베팅', won: '반환', verify: '검증' },
  number: formatCount,
  amount: formatAmount,
  verify: '검증',
  verifyOf: (number: number) => `${formatCount(number)}회 검증`,
  openRound: '진행 중',
  refunded: '환불',
  noRounds: '아직 플레이한 회차가 없습니다.',
  roundsFailed: '게임 내역을 불러오지 못했습니다.',
  note: '자동 스핀은 제공하지 않습니다. 연결이 끊기면 진행 중인 회차와 베팅금액이 보관되며 다시 들어오면 이어집니다.',
  noteLimits: '이용 한도 설정',

  replay: '회차 다시 보기',
  replayOf: (number: number) => `제 ${formatCount(number)}회 다시 보기`,
  replayFrame: '회차 다시 보기 화면',
  close: '닫기',
  replayFailed: '회차를 불러오지 못했습니다.',
  replayMissing: '볼 수 없는 회차입니다.',
  noReplay: '게임사가 다시 보기를 제공하지 않는 회차입니다.',
  transactions: '정산 내역',
  transaction: { bet: '베팅', win: '당첨', refund: '환불' },
  at: formatTime,
} as const;
