/** A phrase that was found unnatural: how to recognise it, an example of it, and what is written instead. */
interface Refused {
  pattern: RegExp;
  was: string;
  better: string;
}

const particleAfterMoney = /format(Money|Amount)\([^)]*\)\}(을|를|으로|로|은|는|이|가|과|와)[ `]/;

/** Phrases that must not come back; the catalogue's document on copy lists them. */
export const refusedPhrases: readonly Refused[] = [
  { pattern: /[\d}]쪽|(이전|다음) 쪽|쪽 이동/, was: "page: '1 / 35쪽'", better: '1/35페이지' },
  // Not of a ladder, which has three rungs or four.
  {
    pattern: /(^|[^'`])[\d}]줄(씩)?['`]|['`][^34]줄(씩)?['`]/,
    was: "'513줄'",
    better: '513건, 15개씩',
  },
  { pattern: /\$[\d,.]+(을|으로|은|이|과)/, was: '$25.00을', better: '$25.00를' },
  {
    pattern: particleAfterMoney,
    was: ['`$', '{formatMoney(stake, currency)}을 베팅`'].join(''),
    better: 'moneyWith of shared/lib/particle',
  },
  { pattern: /\(으\)로|을\(를\)|이\(가\)|과\(와\)/, was: '4.12(으)로', better: '4.86 → 4.12' },
  { pattern: /높아질 때만/, was: '높아질 때만 자동 수락', better: '배당 상승 시에만 자동 수락' },
  {
    pattern: /베팅할 수 없는 경기/,
    was: '지금 베팅할 수 없는 경기가 1개',
    better: '베팅 불가 1경기',
  },
  { pattern: /모두 빼기/, was: '모두 빼기', better: '해당 경기 빼기' },
  {
    pattern: /빼기, 보너스 선택/,
    was: '아스널 승 빼기, 보너스 선택',
    better: '이 경기 빼고 보너스 적용',
  },
  { pattern: /조건 지우기/, was: '조건 지우기', better: '조건 초기화' },
  { pattern: /배당으로 본 확률/, was: '배당으로 본 확률', better: '배당 기준 예상 확률' },
  { pattern: /\/ \S+ 적중 중/, was: '0 / 3 적중 중', better: '3경기 중 0적중' },
  { pattern: /테더 (충전|환전)/, was: '테더 충전', better: '테더충전' },
  { pattern: /릴 ?게임/, was: '릴 게임', better: '슬롯머신' },
  { pattern: /전반·쿼터/, was: '전반·쿼터', better: '전·후반' },
  { pattern: /국내형 게시판/, was: '국내형 게시판', better: '국내형 경기 메뉴' },
  { pattern: /연결이 고르지/, was: '연결이 고르지 않습니다', better: '연결이 불안정합니다' },
  {
    pattern: /선택은 바뀝니다/,
    was: '기존 선택은 바뀝니다',
    better: '담긴 경기는 새 선택으로 교체됩니다',
  },
  { pattern: /['"`](청자|백자)['"`]/, was: "celadon: '청자'", better: '다크(청자), 라이트(백자)' },
  { pattern: /(?<![가-힣])(단|다)폴더/, was: '단폴더', better: '단폴, 다폴' },
  { pattern: /진행중/, was: '진행중', better: '진행 중' },
  { pattern: /이용 (규정|약관)/, was: '이용 규정', better: '이용규정, 이용약관' },
  { pattern: /\d P(?![\w])|\} P$/, was: '50,000 P', better: '50,000P' },
];
