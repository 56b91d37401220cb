import { leftText } from '@/shared/copy';
import {
  formatCount,
  formatKst,
  formatMoney,
  formatOdds,
  formatPoint,
  formatShortDateTime,
} from '@/shared/lib/format';
import type { Rank, Tournament, TournamentDetail } from '../api';
import type { Phase } from '../search';

type Kind = Tournament['kind'];

const day = (at: number) => formatKst(at, 'MM.DD dd HH:mm');

const titles: Record<Kind, string> = { sports: '토너먼트', casino: '카지노 토너먼트' };
const kinds: Record<Kind, string> = { sports: '스포츠', casino: '카지노·슬롯' };
const scopes: Record<Kind, string> = { sports: '스포츠 전 종목', casino: '카지노·슬롯 전 게임' };
const phaseNames: Record<Phase, string> = {
  running: '진행 중',
  upcoming: '예정',
  over: '종료',
};
const unitOf: Record<Kind, string> = { sports: '건', casino: '회' };

const rankRange = (from: number, to: number) =>
  from === to ? `${formatCount(from)}위` : `${formatCount(from)}–${formatCount(to)}위`;

export const messages = {
  titles,
  kinds,
  kindNav: '토너먼트 종류',
  tabs: '토너먼트 메뉴',
  phase: (phase: Phase, count: number | null) =>
    count === null || phase === 'over' ? phaseNames[phase] : `${phaseNames[phase]} ${count}`,
  fame: '명예의 전당',
  chooser: '토너먼트 선택',
  failed: '토너먼트를 불러오지 못했습니다.',
  none: (phase: Phase) =>
    phase === 'over'
      ? '종료된 토너먼트가 없습니다.'
      : `${phaseNames[phase]}인 토너먼트가 없습니다.`,
  noneText: '새 토너먼트가 열리면 여기에 표시됩니다.',
  missing: '볼 수 없는 토너먼트입니다.',
  missingText: '삭제되었거나 참가 대상이 아닐 수 있습니다.',
  period: ({ startsAt, endsAt, kind }: Tournament) =>
    `${day(startsAt)} – ${day(endsAt)} · ${scopes[kind]}`,
  join: '참가하기',
  joinedMark: '참가 중',
  states: { over: '집계 중', paid: '지급완료' },
  joined: (title: string) => `${title}에 참가했습니다.`,
  cannotJoin: '지금은 참가하실 수 없는 토너먼트입니다.',
  prizeTotal: '총상금',
  points: formatPoint,
  players: '참가',
  playerCount: (count: number) => `${formatCount(count)}명`,
  leftTerm: ({ state }: Tournament) => (state === 'upcoming' ? '시작까지' : '남은 기간'),
  /** Empty before the clock of the site runs. */
  left: ({ state, startsAt, endsAt }: Tournament, now: number): string => {
    if (state === 'over' || state === 'paid') return '종료';
    const until = state === 'upcoming' ? startsAt : endsAt;
    return now === 0 ? '' : leftText(Math.floor((until - now) / 60_000));
  },
  prizes: '상금',
  prizeNote: (paidAt: number | null) =>
    paidAt === null
      ? '단위 P · 종료 24시간 뒤 지급'
      : `단위 P · ${formatShortDateTime(paidAt)} 지급`,
  rankRange,
  prize: formatCount,
  rules: '규칙',
  ruleLines: ({ tournament: { kind, currency }, rules }: TournamentDetail) => {
    const { minOdds, oddsCap, minStake, maxBets } = rules;
    const stake = `베팅금 ${formatMoney(minStake, currency)} 이상`;
    return kind === 'sports'
      ? [
          { term: '점수', value: `적중 배당의 합 · 1건 최대 ${formatOdds(oddsCap)}점` },
          {
            term: '인정 베팅',
            value: `총 배당 ${formatOdds(minOdds)} 이상 · ${stake} · 하루 ${formatCount(maxBets)}건까지`,
          },
          { term: '동점', value: '먼저 그 점수에 도달한 순서 · 적특과 취소는 제외' },
        ]
      : [
          {
            term: '점수',
            value: `당첨금 ÷ 베팅금 상위 ${formatCount(maxBets)}회의 합 · 1회 최대 ${formatOdds(oddsCap)}점`,
          },
          { term: '인정 베팅', value: stake },
          { term: '동점', value: '먼저 그 점수에 도달한 순서 · 무효 회차는 제외' },
        ];
  },
  ranking: ({ state }: Tournament) => (state === 'paid' ? '최종 순위' : '실시간 순위'),
  rankedAt: (at: number) => `${formatKst(at, 'HH:mm:ss')} 반영`,
  noRanking: '아직 집계된 순위가 없습니다.',
  noRankingText: '베팅이 정산되면 순위가 표시됩니다.',
  columns: { rank: '순위', move: '변동', name: '닉네임', score: '점수', prize: '상금 (P)' },
  score: (hundredths: number) => formatOdds(hundredths),
  bets: ({ bets }: Rank, kind: Kind) => `${formatCount(bets)}${unitOf[kind]}`,
  noMove: '–',
  rose: (ranks: number) => `▲ ${formatCount(ranks)}`,
  fell: (ranks: number) => `▼ ${formatCount(ranks)}`,
  roseText: (ranks: number) => `${formatCount(ranks)}계단 상승`,
  fellText: (ranks: number) => `${formatCount(ranks)}계단 하락`,
  sameText: '변동 없음',
  own: '내 순위',
  ownNote: ({ bets }: Rank, kind: Kind) =>
    kind === 'sports'
      ? `내 순위 · ${formatCount(bets)}건 적중`
      : `내 순위 · ${formatCount(bets)}회 집계`,
  ownPrize: ({ points }: Rank, { state }: Tournament) =>
    `${state === 'paid' ? '상금' : '예상 상금'} ${formatPoint(points)}`,
} as const;
