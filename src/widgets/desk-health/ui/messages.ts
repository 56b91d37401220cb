import { formatCount } from '@/shared/lib/format';
import type { SitePart } from '../model';

/** Seconds with one decimal. @example secondsOf(240) // '0.2초' */
function secondsOf(ms: number): string {
  return `${(ms / 1000).toFixed(1)}초`;
}

function lagOf({ lagMs, rate }: SitePart): string {
  if (lagMs === null) return '정상';
  const lag = secondsOf(lagMs);
  return rate === null ? lag : `${lag} · ${formatCount(rate)}/분`;
}

function differencesOf({ rate, state }: SitePart): string {
  if (rate === null) return state === 'down' ? '점검 실패' : '점검 전';
  return `차이 ${formatCount(rate)}건`;
}

/** How a part runs, in a word or its figures. */
function factsOf(part: SitePart): string {
  if (part.name === 'ledger') return differencesOf(part);
  if (part.state === 'down') return '중단';
  if (part.state === 'slow') return `느림 · ${secondsOf(part.lagMs ?? 0)}`;
  if (part.name === 'stream') return `${formatCount(part.rate ?? 0)} 접속`;
  return part.state === 'idle' ? '최근 1시간 수신 없음' : lagOf(part);
}

const names: Record<SitePart['name'], string> = {
  odds: '스포츠 배당',
  live: '라이브 배당',
  results: '경기 결과',
  rounds: '미니게임 추첨',
  casino: '라이브카지노',
  tether: '테더 체인',
  stream: '이벤트 스트림',
  ledger: '원장 점검',
};

/** Words of how feeds and connections run. */
export const messages = {
  title: '피드와 연결',
  note: '지난 1시간 지연',
  failed: '피드 상태를 불러오지 못했습니다.',
  names,
  factsOf,
} as const;
