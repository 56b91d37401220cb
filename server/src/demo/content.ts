import { BONUS_TIERS, LOW_ODDS_LIMIT } from '#rules/bonus.ts';
import { formatOdds } from '#rules/odds.ts';

/** Korean banks by the codes of their clearing house; the last is no longer in use. */
export const BANKS: readonly { id: number; bankName: string; useFlag: 0 | 1 }[] = [
  { id: 4, bankName: '국민은행', useFlag: 1 },
  { id: 88, bankName: '신한은행', useFlag: 1 },
  { id: 20, bankName: '우리은행', useFlag: 1 },
  { id: 81, bankName: '하나은행', useFlag: 1 },
  { id: 11, bankName: '농협은행', useFlag: 1 },
  { id: 3, bankName: '기업은행', useFlag: 1 },
  { id: 90, bankName: '카카오뱅크', useFlag: 1 },
  { id: 92, bankName: '토스뱅크', useFlag: 1 },
  { id: 89, bankName: '케이뱅크', useFlag: 1 },
  { id: 23, bankName: 'SC제일은행', useFlag: 1 },
  { id: 45, bankName: '새마을금고', useFlag: 1 },
  { id: 71, bankName: '우체국', useFlag: 1 },
  { id: 27, bankName: '한국씨티은행', useFlag: 0 },
];

export const MESSENGERS: readonly { id: number; name: string; account: string; imgPath: string }[] =
  [
    { id: 1, name: '텔레그램', account: 'hanpan_cs', imgPath: '/messenger-telegram.svg' },
    { id: 2, name: '카카오톡', account: 'hanpan24', imgPath: '/messenger-kakaotalk.svg' },
  ];

/** Refused as user id and as nickname; 코인 is the word for "no recommender". */
export const BANNED_WORDS = [
  'admin',
  'administrator',
  'manager',
  'operator',
  '운영자',
  '관리자',
  '고객센터',
  '코인',
  '한판',
];

/** Newest first: the marquee shows the first. */
export const NEWS = [
  '<b>한판</b>에 오신 것을 환영합니다. 본 사이트는 가상 머니로만 운영됩니다.',
  '인플레이 베팅은 접수 확인까지 몇 초가 걸릴 수 있습니다.',
  '매주 월요일 06:00~06:30에 정기 점검이 진행됩니다.',
];

const tiers = BONUS_TIERS.map(
  ({ folders, factor }) => `${folders}폴더 이상 ${formatOdds(factor)}배`,
).join(' · ');

export const POPUPS = [
  {
    title: '보너스 배당 안내',
    isMarketing: true,
    contents:
      '<p>경기 전 조합에 <strong>보너스 배당</strong>을 추가하실 수 있습니다.</p>' +
      `<p>${tiers}</p>` +
      `<p>보너스 배당을 추가하시면 ${formatOdds(LOW_ODDS_LIMIT)}배 이하의 경기는 함께 베팅하실 수 없습니다.</p>`,
  },
  {
    title: '이용규정 안내',
    isMarketing: false,
    contents: '<p>베팅 전 <a href="/rule">이용규정</a>을 반드시 확인해주세요.</p>',
  },
];

/** Days from the start of the demonstration on. */
export const EVENTS = [
  {
    title: '의견 보내기 이벤트',
    contents:
      '<p>불편한 점이나 바라는 점을 알려주신 회원께 <strong>5,000P</strong>를 드립니다.</p>' +
      '<p>보내주신 의견은 담당자가 읽고 답변드립니다. 모든 포인트는 가상 포인트입니다.</p>',
    minLevel: 1,
    fromDay: -1,
    toDay: 30,
  },
  {
    title: '리그 응원 이벤트',
    contents:
      '<p>참여하신 회원 가운데 추첨으로 <strong>10,000P</strong>를 드립니다.</p>' +
      '<p>레벨 3부터 참여하실 수 있습니다. 당첨 결과는 쪽지로 알려드립니다.</p>',
    minLevel: 3,
    fromDay: -1,
    toDay: 14,
  },
  {
    title: '미니게임 주간 이벤트',
    contents:
      '<p>기간 안에 참여하신 모든 회원께 <strong>3,000P</strong>를 드립니다.</p>' +
      '<p>시작한 뒤에 참여하실 수 있습니다.</p>',
    minLevel: 1,
    fromDay: 5,
    toDay: 12,
  },
];

/** A question of a member that staff has answered. */
export const INQUIRY = {
  title: '환전 처리 시간이 궁금합니다',
  contents: '환전을 신청하면 보통 얼마나 걸리나요?',
  answer:
    '신청하신 순서대로 처리하며 보통 10분 안에 끝납니다.\n은행 점검 시간에는 더 걸릴 수 있습니다.',
};

export const UNREAD_MESSAGE = {
  title: '이벤트 당첨 안내',
  contents:
    '회원님, 안녕하세요.\n이번 주 출석 이벤트에 당첨되셨습니다.\n자세한 내용은 고객센터로 문의해주세요.',
};
