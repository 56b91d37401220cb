import type { Chance } from '../../lib/match-course';

const fractions = ['', '¼', '½', '¾'] as const;
const pad = (count: number) => String(Math.floor(count)).padStart(2, '0');
const quarter = (period: number) => (period < 4 ? `${period + 1}쿼터` : '연장');

const shots: Record<Chance['points'], string> = { 1: '자유투', 2: '2점', 3: '3점슛' };
const soccerChances: Record<Chance['outcome'], string> = {
  scored: '골',
  saved: '슛 · 골키퍼 선방',
  wide: '슛 · 골문을 벗어남',
};

export const messages = {
  score: (home: number, away: number) => `${home} : ${away}`,
  before: '경기 전',
  half: '하프타임',
  over: '경기 종료',
  soccerClock: (half: number, minute: number) => `${half === 0 ? '전반' : '후반'} ${minute}′`,
  quarterClock: (period: number, seconds: number) =>
    `${quarter(period)} ${pad(seconds / 60)}:${pad(seconds % 60)}`,
  quarterOver: (period: number) => `${quarter(period)} 종료`,
  soccerChance: (team: string, outcome: Chance['outcome']) => `${team} ${soccerChances[outcome]}`,
  basket: (team: string, points: number) => `${team} ${shots[points] ?? ''}`,
  gate: '출발 전',
  order: '현재 순위',
  finish: '도착 순위',
  leads: '선두',
  place: (place: number) => `${place}착`,
  /** Lengths to the leader in quarters; a nose below that. */
  behind: (lengths: number) => {
    const quarters = Math.round(lengths * 4);
    if (quarters === 0) return '코';
    return `${Math.floor(quarters / 4) || ''}${fractions[quarters % 4] ?? ''}`;
  },
  left: (meters: number) => `남은 거리 ${meters}m`,
  raceOver: '경주 종료',
} as const;
