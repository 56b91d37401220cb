/** Words on rounds that no table has. */
export const messages = {
  lastResults: (words: string) => `최근 결과 ${words}`,
  unknownGame: '미니게임',
  venue: (sport: string, venue: string) => `${sport} ${venue}`,
  round: (round: number) => `${round}회차`,
  race: (round: number) => `${round}경주`,
  team: (number: number) => `${number}팀`,
  runner: (number: number) => `${number}번`,
  numbered: (number: number, name: string) => `${number}번 ${name}`,
  inOrder: (first: string, second: string) => `${first} → ${second}`,
  either: (first: string, second: string) => `${first} · ${second}`,
  win: (team: string) => `${team} 승`,
  draw: '무승부',
  withLine: (name: string, line: string) => `${name} ${line}`,
  pick: (market: string, selection: string) => `${market} ${selection}`,
} as const;

/** By the number of a suit. */
const suits = ['스페이드', '하트', '다이아', '클로버'];

/** What results are told in, each part of a line for itself. */
export const resultMessages = {
  balls: (balls: readonly number[]) => `일반볼 ${balls.join(', ')}`,
  powerball: (powerball: number) => `파워볼 ${powerball}`,
  sum: (sum: number, words: string) => `합 ${sum} ${words}`,
  firstBall: (ball: number) => `첫 볼 ${ball}`,
  start: (side: string) => `${side} 출발`,
  lines: { 3: '3줄', 4: '4줄' },
  hand: (side: string, ranks: readonly string[], total: number) =>
    `${side} ${ranks.join(', ')} 합 ${total}`,
  bust: (hand: string) => `${hand} 버스트`,
  natural: (hand: string) => `${hand} 블랙잭`,
  card: (suit: number, rank: string) => `${suits[suit]} ${rank}`,
  of: (side: string, what: string) => `${side} ${what}`,
  dice: (dice: readonly number[]) => `주사위 ${dice.join(', ')}`,
  triple: '트리플',
  number: (number: number) => `숫자 ${number}`,
  zero: '그린',
  joker: '조커',
  base: (rank: string) => `기준 ${rank}`,
  level: '같음',
  zone: (zone: string) => `${zone} 구역`,
  month: (month: number) => `${month}월`,
  home: '홈',
  away: '원정',
  score: (home: string, of: number, away: string, against: number) =>
    `${home} ${of} 대 ${away} ${against}`,
  overtime: (points: number) => `연장 (정규 ${points} 대 ${points})`,
  place: (place: number, runner: string) => `${place}위 ${runner}`,
} as const;

/** The markets of a race. */
export const raceMarkets: Readonly<Record<string, string>> = {
  win: '단승',
  place: '연승',
  exacta: '쌍승',
  quinella: '복승',
};

/** What a dot says of a selection. */
export const letters: Readonly<Record<string, string>> = {
  ...{ odd: '홀', even: '짝', under: '언', over: '오', big: '대', medium: '중', small: '소' },
  ...{ left: '좌', right: '우', '3': '3', '4': '4' },
  ...{ player: '플', banker: '뱅', dealer: '딜', tie: '타', push: '푸', dragon: '용', tiger: '호' },
  ...{ triple: '트', hi: '하', lo: '로', high: '하', low: '로', joker: '조', level: '동' },
  ...{ go: '고', stop: '스', red: '레', black: '블', green: '그', blue: '블', zero: '0' },
  ...{ '1': '승', X: '무', '2': '패', home: '승', away: '패', 'hcp-home': '홈', 'hcp-away': '원' },
};

/** Titles of roads by their market. */
export const roadTitles = {
  'p-oe': '파워볼 홀짝',
  'p-uo': '파워볼 언오버',
  'n-oe': '일반볼 홀짝',
  'n-uo': '일반볼 언오버',
  'n-size': '대중소',
  start: '출발',
  line: '줄수',
  oe: '홀짝',
  main: '승부',
  size: '대소',
  color: '색상',
  range: '로우하이',
  hilo: '하이로우',
  uo: '언오버',
  hidden: '히든볼',
  zone: '색상 구역',
  '1x2': '승무패',
  'ou-2.5': '언오버',
  '12': '승패',
  hcp: '핸디캡',
  ou: '언오버',
  win: '우승',
} as const;
