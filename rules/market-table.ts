import type { MarketType } from './market-types.ts';

const WINNER3 = ['1', 'X', '2'];
const WINNER2 = ['1', '2'];
const CHANCES = ['1X', '12', 'X2'];
const OVER_UNDER = ['Over', 'Under'];
const UNDER_EXACTLY_OVER = ['Under', 'Exactly', 'Over'];
const YES_NO = ['Yes', 'No'];
const ODD_EVEN = ['Odd', 'Even'];
const HALF_FULL = ['1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2', '2/1', '2/X', '2/2'];
const WINNER_AND_TOTAL = WINNER3.flatMap((sign) => OVER_UNDER.map((side) => `${sign} And ${side}`));

/** Football's list; `outcomesOf` gives the one of a sport counted in sets. */
const SCORES = [
  ...[
    '0-0',
    '1-0',
    '0-1',
    '1-1',
    '2-0',
    '0-2',
    '2-1',
    '1-2',
    '2-2',
    '3-0',
    '0-3',
    '3-1',
    '1-3',
    '3-2',
    '2-3',
    '3-3',
  ],
  'Any Other Score',
];

/** The market types on offer, as data: a new market is one more row with its family, period and sports. */
// biome-ignore format: one market type a line reads as a table
export const MARKET_TYPES: readonly MarketType[] = [
  { id: 1, name: '1X2', family: 'winner3', period: 'full', label: '승무패', outcomes: WINNER3, hasLine: false, sports: ['football', 'ice-hockey', 'baseball', 'basketball'] },
  { id: 52, name: '12', family: 'winner2', period: 'full', label: '승패', outcomes: WINNER2, hasLine: false, sports: ['volleyball', 'e-sports'] },
  { id: 226, name: '12 Including Overtime', family: 'winner2', period: 'full+ot', label: '승패 (연장포함)', outcomes: WINNER2, hasLine: false, sports: ['basketball', 'baseball', 'ice-hockey'] },
  { id: 2, name: 'Under/Over', family: 'total', period: 'full', label: '언더오버', outcomes: OVER_UNDER, hasLine: true, sports: ['football', 'basketball', 'baseball', 'ice-hockey', 'volleyball', 'e-sports'] },
  { id: 28, name: 'Under/Over Including Overtime', family: 'total', period: 'full+ot', label: '언더오버 (연장포함)', outcomes: OVER_UNDER, hasLine: true, sports: ['basketball', 'baseball', 'ice-hockey'] },
  { id: 3, name: 'Asian Handicap', family: 'handicap', period: 'full', label: '핸디캡', outcomes: WINNER2, hasLine: true, sports: ['football', 'basketball', 'baseball', 'ice-hockey', 'volleyball', 'e-sports'] },
  { id: 342, name: 'Asian Handicap Including Overtime', family: 'handicap', period: 'full+ot', label: '핸디캡 (연장포함)', outcomes: WINNER2, hasLine: true, sports: ['basketball', 'baseball', 'ice-hockey'] },
  { id: 72, name: '1st Period Odd/Even', family: 'odd-even', period: 'p1', label: '홀짝 (1피리어드)', outcomes: ODD_EVEN, hasLine: false, sports: ['football', 'basketball', 'baseball', 'volleyball', 'ice-hockey'] },
  { id: 64, name: 'Asian Handicap 1st Period', family: 'handicap', period: 'p1', label: '핸디캡 (1피리어드)', outcomes: WINNER2, hasLine: true, sports: ['football', 'basketball', 'baseball', 'volleyball', 'ice-hockey'] },
  { id: 21, name: 'Under/Over 1st Period', family: 'total', period: 'p1', label: '언더오버 (1피리어드)', outcomes: OVER_UNDER, hasLine: true, sports: ['football', 'basketball', 'baseball', 'volleyball', 'ice-hockey'] },
  { id: 1618, name: '1st 5 Innings Winner - 12', family: 'winner2', period: 'i1-5', label: '승패 (1~5이닝)', outcomes: WINNER2, hasLine: false, sports: ['baseball'] },
  { id: 53, name: 'Asian Handicap Halftime', family: 'handicap', period: 'half1', label: '핸디캡 (전반전)', outcomes: WINNER2, hasLine: true, sports: ['basketball'] },
  { id: 77, name: 'Under/Over Halftime', family: 'total', period: 'half1', label: '언더오버 (전반전)', outcomes: OVER_UNDER, hasLine: true, sports: ['basketball'] },
  { id: 866, name: 'Asian Handicap Sets', family: 'handicap', period: 'sets', label: '세트 핸디캡', outcomes: WINNER2, hasLine: true, sports: ['volleyball'] },
  { id: 16, name: 'First Team To Score', family: 'first-score', period: 'full', label: '첫 득점팀', outcomes: ['1', '2', 'No Goal'], hasLine: false, sports: ['football', 'ice-hockey'] },
  { id: 7, name: 'Double Chance', family: 'double-chance', period: 'full', label: '더블찬스', outcomes: CHANCES, hasLine: false, sports: ['football', 'ice-hockey'] },
  { id: 900001, name: 'Draw No Bet', family: 'draw-no-bet', period: 'full', label: '무승부 환불 (DNB)', outcomes: WINNER2, hasLine: false, sports: ['football', 'ice-hockey'] },
  { id: 17, name: 'Both Teams To Score', family: 'both-score', period: 'full', label: '양팀 모두 득점', outcomes: YES_NO, hasLine: false, sports: ['football', 'ice-hockey'] },
  { id: 5, name: 'Odd/Even', family: 'odd-even', period: 'full', label: '홀짝', outcomes: ODD_EVEN, hasLine: false, sports: ['football', 'basketball', 'volleyball', 'ice-hockey'] },
  { id: 51, name: 'Odd/Even Including Overtime', family: 'odd-even', period: 'full+ot', label: '홀짝 (연장포함)', outcomes: ODD_EVEN, hasLine: false, sports: ['basketball', 'baseball', 'ice-hockey'] },
  { id: 6, name: 'Correct Score', family: 'correct-score', period: 'full', label: '정확한 스코어', outcomes: SCORES, hasLine: false, sports: ['football', 'volleyball'] },
  { id: 4, name: 'HT/FT', family: 'htft', period: 'half1+full', label: '전반/풀타임', outcomes: HALF_FULL, hasLine: false, sports: ['football', 'basketball'] },
  { id: 390, name: 'HT/FT Including Overtime', family: 'htft', period: 'half1+full+ot', label: '전반/풀타임 (연장포함)', outcomes: ['1/1', '1/2', 'X/1', 'X/2', '2/1', '2/2'], hasLine: false, sports: ['basketball'] },
  { id: 101, name: 'Under/Over - Home Team', family: 'team-total', period: 'full', label: '언더오버 - 홈팀', outcomes: OVER_UNDER, hasLine: true, side: 'home', sports: ['football', 'basketball', 'ice-hockey'] },
  { id: 102, name: 'Under/Over - Away Team', family: 'team-total', period: 'full', label: '언더오버 - 원정팀', outcomes: OVER_UNDER, hasLine: true, side: 'away', sports: ['football', 'basketball', 'ice-hockey'] },
  { id: 221, name: 'Under/Over - Home Team Including Overtime', family: 'team-total', period: 'full+ot', label: '언더오버 (연장포함) - 홈팀', outcomes: OVER_UNDER, hasLine: true, side: 'home', sports: ['basketball', 'baseball', 'ice-hockey'] },
  { id: 220, name: 'Under/Over - Away Team Including Overtime', family: 'team-total', period: 'full+ot', label: '언더오버 (연장포함) - 원정팀', outcomes: OVER_UNDER, hasLine: true, side: 'away', sports: ['basketball', 'baseball', 'ice-hockey'] },
  { id: 13, name: 'European Handicap', family: 'handicap3', period: 'full', label: '유로피언 핸디캡', outcomes: WINNER3, hasLine: true, sports: ['football', 'ice-hockey'] },
  { id: 322, name: 'Under/Exactly/Over', family: 'total3', period: 'full', label: '언더/동일/오버', outcomes: UNDER_EXACTLY_OVER, hasLine: true, sports: ['football', 'basketball', 'ice-hockey'] },
  { id: 835, name: 'Asian Under/Over', family: 'total', period: 'full', label: '아시안 언더오버', outcomes: OVER_UNDER, hasLine: true, sports: ['football'] },
  { id: 427, name: '1X2 And Under/Over', family: 'combo', period: 'full', label: '승무패 + 언더오버', outcomes: WINNER_AND_TOTAL, hasLine: true, sports: ['football'] },
  { id: 23, name: 'Home Team to Score', family: 'team-score', period: 'full', label: '홈팀 득점', outcomes: YES_NO, hasLine: false, side: 'home', sports: ['football'] },
  { id: 22, name: 'Away Team to Score', family: 'team-score', period: 'full', label: '원정팀 득점', outcomes: YES_NO, hasLine: false, side: 'away', sports: ['football'] },
  { id: 900006, name: 'Home Team To Keep A Clean Sheet', family: 'clean-sheet', period: 'full', label: '홈팀 무실점', outcomes: YES_NO, hasLine: false, side: 'home', sports: ['football'] },
  { id: 900007, name: 'Away Team To Keep A Clean Sheet', family: 'clean-sheet', period: 'full', label: '원정팀 무실점', outcomes: YES_NO, hasLine: false, side: 'away', sports: ['football'] },
  { id: 284, name: '1X2 2nd Half', family: 'winner3', period: 'half2', label: '승무패 (후반전)', outcomes: WINNER3, hasLine: false, sports: ['basketball'] },
  { id: 900039, name: 'Under/Over 2nd Half', family: 'total', period: 'half2', label: '언더오버 (후반전)', outcomes: OVER_UNDER, hasLine: true, sports: ['basketball'] },
  { id: 900038, name: 'Asian Handicap 2nd Half', family: 'handicap', period: 'half2', label: '핸디캡 (후반전)', outcomes: WINNER2, hasLine: true, sports: ['basketball'] },
  { id: 282, name: '1X2 Halftime', family: 'winner3', period: 'half1', label: '승무패 (전반전)', outcomes: WINNER3, hasLine: false, sports: ['basketball'] },
  { id: 41, name: '1st Period Winner', family: 'winner3', period: 'p1', label: '승무패 (1피리어드)', outcomes: WINNER3, hasLine: false, sports: ['football', 'basketball', 'baseball', 'ice-hockey'] },
  { id: 42, name: '2nd Period Winner', family: 'winner3', period: 'p2', label: '승무패 (2피리어드)', outcomes: WINNER3, hasLine: false, sports: ['football', 'ice-hockey'] },
  { id: 43, name: '3rd Period Winner', family: 'winner3', period: 'p3', label: '승무패 (3피리어드)', outcomes: WINNER3, hasLine: false, sports: ['ice-hockey'] },
  { id: 202, name: '1st Period Winner Home/Away', family: 'winner2', period: 'p1', label: '승패 (1피리어드)', outcomes: WINNER2, hasLine: false, sports: ['basketball', 'baseball', 'volleyball', 'e-sports'] },
  { id: 203, name: '2nd Period Winner Home/Away', family: 'winner2', period: 'p2', label: '승패 (2피리어드)', outcomes: WINNER2, hasLine: false, sports: ['basketball', 'volleyball', 'e-sports'] },
  { id: 204, name: '3rd Period Winner Home/Away', family: 'winner2', period: 'p3', label: '승패 (3피리어드)', outcomes: WINNER2, hasLine: false, sports: ['basketball', 'volleyball', 'e-sports'] },
  { id: 205, name: '4th Period Winner Home/Away', family: 'winner2', period: 'p4', label: '승패 (4피리어드)', outcomes: WINNER2, hasLine: false, sports: ['basketball', 'volleyball', 'e-sports'] },
  { id: 206, name: '5th Period Winner Home/Away', family: 'winner2', period: 'p5', label: '승패 (5피리어드)', outcomes: WINNER2, hasLine: false, sports: ['volleyball', 'e-sports'] },
  { id: 45, name: 'Under/Over 2nd Period', family: 'total', period: 'p2', label: '언더오버 (2피리어드)', outcomes: OVER_UNDER, hasLine: true, sports: ['football', 'basketball', 'ice-hockey', 'volleyball'] },
  { id: 46, name: 'Under/Over 3rd Period', family: 'total', period: 'p3', label: '언더오버 (3피리어드)', outcomes: OVER_UNDER, hasLine: true, sports: ['basketball', 'ice-hockey', 'volleyball'] },
  { id: 47, name: 'Under/Over 4th Period', family: 'total', period: 'p4', label: '언더오버 (4피리어드)', outcomes: OVER_UNDER, hasLine: true, sports: ['basketball', 'volleyball'] },
  { id: 65, name: 'Asian Handicap 2nd Period', family: 'handicap', period: 'p2', label: '핸디캡 (2피리어드)', outcomes: WINNER2, hasLine: true, sports: ['football', 'basketball', 'ice-hockey', 'volleyball'] },
  { id: 66, name: 'Asian Handicap 3rd Period', family: 'handicap', period: 'p3', label: '핸디캡 (3피리어드)', outcomes: WINNER2, hasLine: true, sports: ['basketball', 'ice-hockey', 'volleyball'] },
  { id: 67, name: 'Asian Handicap 4th Period', family: 'handicap', period: 'p4', label: '핸디캡 (4피리어드)', outcomes: WINNER2, hasLine: true, sports: ['basketball', 'volleyball'] },
  { id: 235, name: '1st 5 Innings Winner', family: 'winner3', period: 'i1-5', label: '승무패 (1~5이닝)', outcomes: WINNER3, hasLine: false, sports: ['baseball'] },
  { id: 236, name: '1st 5 Innings Under/Over', family: 'total', period: 'i1-5', label: '언더오버 (1~5이닝)', outcomes: OVER_UNDER, hasLine: true, sports: ['baseball'] },
  { id: 281, name: '1st 5 Innings Asian Handicap', family: 'handicap', period: 'i1-5', label: '핸디캡 (1~5이닝)', outcomes: WINNER2, hasLine: true, sports: ['baseball'] },
  { id: 1558, name: 'Asian Handicap Points', family: 'handicap', period: 'points', label: '점수 핸디캡', outcomes: WINNER2, hasLine: true, sports: ['volleyball'] },
  { id: 900138, name: 'Under/Over Points', family: 'total', period: 'points', label: '총 점수 언더오버', outcomes: OVER_UNDER, hasLine: true, sports: ['volleyball'] },
  { id: 165, name: 'Under/Over Sets', family: 'total', period: 'sets', label: '세트 수 언더오버', outcomes: OVER_UNDER, hasLine: true, sports: ['volleyball'] },
  { id: 1536, name: 'Under/Over Maps', family: 'total', period: 'maps', label: '세트(맵) 수 언더오버', outcomes: OVER_UNDER, hasLine: true, sports: ['e-sports'] },
  { id: 900170, name: 'Asian Handicap Maps', family: 'handicap', period: 'maps', label: '맵 핸디캡', outcomes: WINNER2, hasLine: true, sports: ['e-sports'] },
  { id: 900171, name: 'Correct Map Score', family: 'correct-score', period: 'maps', label: '세트 스코어 (e스포츠)', outcomes: ['2-0', '2-1', '1-2', '0-2'], hasLine: false, sports: ['e-sports'] },
  { id: 900163, name: '12 Including Overtime And Penalties', family: 'winner2', period: 'full+ot+so', label: '승패 (연장·승부치기 포함)', outcomes: WINNER2, hasLine: false, sports: ['ice-hockey'] },
];
