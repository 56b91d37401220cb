import { kindOfMarket, type MarketKind } from '#rules/markets/market-kinds.ts';
import { type PickNames, pickText } from '@/entities/market-dictionary/@x/slip';
import { limitText, stopText, timeLimitText } from '@/shared/copy';
import { formatCount, formatMoney, formatOdds, type Currency } from '@/shared/lib/format';
import { legsOf, LOW_ODDS_LIMIT, type Refusal, type RefusalCode } from './rules';

type Sentence = (refusal: Refusal, currency: Currency) => string;

const money = (minor: number | undefined, currency: Currency) => formatMoney(minor ?? 0, currency);

const lowOdds = formatOdds(LOW_ODDS_LIMIT);

const ownLimit = (what: string, { period, limit, to, until }: Refusal, currency: Currency) =>
  limitText({ what, period, limit: money(limit, currency), left: money(to, currency), until });

const sentences: Record<RefusalCode, Sentence> = {
  EMPTY_SLIP: () => '선택한 경기가 없습니다.',
  TOO_MANY_LEGS: ({ limit = 10 }) => `최대 ${formatCount(limit)}폴더까지 베팅하실 수 있습니다.`,
  MODE_LEG: () => '이 베팅 형식에서는 선택하실 수 없는 항목입니다. 빼고 다시 시도해주세요.',
  SAME_FIXTURE_COMBINATION: () =>
    '같은 경기에서는 하나만 선택하실 수 있습니다. 한 경기의 결과들은 서로 관련되어 배당을 곱할 수 없습니다.',
  DUPLICATE_MARKET: () => '같은 경기의 같은 유형은 하나만 선택하실 수 있습니다.',
  JOINT_KINDS: () =>
    '같은 경기에서는 승무패, 승패, 핸디캡, 언더오버, 기타 가운데 종류가 서로 다른 항목만 함께 담으실 수 있습니다.',
  FIXTURE_PICKS: ({ limit = 1 }) =>
    limit === 1
      ? '지금은 같은 경기에서 하나만 선택하실 수 있습니다. 하나만 남겨주세요.'
      : `같은 경기에서는 ${formatCount(limit)}개까지 선택하실 수 있습니다.`,
  JOINT_PRICE: () => '같은 경기 조합 배당을 확인하고 있습니다. 잠시만 기다려주세요.',
  JOINT_IMPOSSIBLE: () =>
    '함께 적중할 수 없거나, 하나가 적중하면 다른 하나도 정해지는 선택입니다. 하나를 빼주세요.',
  JOINT_UNAVAILABLE: () =>
    '같은 경기 조합 배당이 제공되지 않는 조합입니다. 이 경기에서는 하나만 선택해주세요.',
  JOINT_BONUS: () => '유럽형 베팅에는 보너스 배당을 함께 사용하실 수 없습니다.',
  JOINT_SYSTEM: () => '시스템 베팅에는 같은 경기에서 하나만 선택하실 수 있습니다.',
  BONUS_NEEDS_FOLDERS: ({ folders, limit }) =>
    `보너스는 ${folders ?? limit ?? 3}폴더 이상 선택 후 이용해주세요.`,
  BONUS_LOW_ODDS: () => `보너스 배당이 추가되어 ${lowOdds}배 이하는 베팅하실 수 없습니다.`,
  BONUS_IN_PLAY: () => '진행 중인 경기에는 보너스 배당을 함께 사용하실 수 없습니다.',
  SYSTEM_SIZES: ({ limit = 3 }) =>
    limit < 3
      ? '시스템 베팅은 3경기 이상 선택 후 이용해주세요.'
      : '선택하신 폴더 수가 경기 수와 맞지 않습니다. 시스템의 폴더를 다시 선택해주세요.',
  SYSTEM_BONUS: () =>
    '시스템 베팅에는 보너스 배당을 함께 사용하실 수 없습니다. 보너스를 해제해주세요.',
  SYSTEM_STAKE: ({ limit = 0, to }, currency) =>
    `시스템 베팅금액은 ${formatCount(limit)}개 라인에 똑같이 나누어져야 합니다. 가까운 금액은 ${money(to, currency)}입니다.`,
  TOTAL_ODDS_TOO_HIGH: ({ limit = 10_000 }) =>
    `총 배당률은 ${formatOdds(limit)}배를 넘을 수 없습니다.`,
  STAKE_TOO_SMALL: ({ limit }, currency) => `최소 베팅금액은 ${money(limit, currency)}입니다.`,
  STAKE_TOO_LARGE: ({ limit }, currency) => `최대 베팅금액은 ${money(limit, currency)}입니다.`,
  PAYOUT_TOO_LARGE: ({ limit, to }, currency) =>
    to
      ? `최대 당첨금액은 ${money(limit, currency)}입니다. (이 배당에는 ${money(to, currency)}까지)`
      : `최대 당첨금액은 ${money(limit, currency)}입니다.`,
  INSUFFICIENT_FUNDS: ({ limit }, currency) =>
    limit === undefined
      ? '보유머니가 부족합니다.'
      : `보유머니가 부족합니다. 보유머니는 ${money(limit, currency)}입니다.`,
  COMBINATION_LIMIT: ({ limit, to }, currency) => {
    if (!limit) return '같은 조합의 베팅 한도를 넘었습니다.';
    const bound = `같은 조합은 모두 합쳐 ${money(limit, currency)}까지 베팅하실 수 있습니다.`;
    return to === undefined ? bound : `${bound} (남은 한도 ${money(to, currency)})`;
  },
  ODDS_CHANGED: ({ from, to }) =>
    from && to
      ? `배당이 변경되었습니다(${formatOdds(from)} → ${formatOdds(to)}). 다시 확인해주세요.`
      : '배당이 변경되었습니다. 다시 확인해주세요.',
  LINE_CHANGED: () => '기준점이 변경되었습니다. 다시 선택해주세요.',
  SELECTION_NOT_FOUND: () => '더 이상 제공되지 않는 항목입니다. 다시 선택해주세요.',
  MARKET_SUSPENDED: () => '배당이 잠시 중단되었습니다. 다시 열리면 베팅하실 수 있습니다.',
  MARKET_CLOSED: () => '베팅이 마감된 경기입니다.',
  FIXTURE_STARTED: () => '이미 시작된 경기입니다.',
  ROUND_NOT_OPEN: () => '아직 시작되지 않은 회차입니다. 지금 진행 중인 회차에 베팅해주세요.',
  ROUND_CLOSED: () => '베팅이 마감된 회차입니다. 다음 회차에 베팅해주세요.',
  ROUND_BETS: ({ limit = 5 }) =>
    `한 회차에는 ${formatCount(limit)}번까지 베팅하실 수 있습니다. 다음 회차에 베팅해주세요.`,
  OPPOSITE_BET: () =>
    '같은 회차에서 서로 반대되는 결과에 함께 베팅하실 수 없습니다. 다른 항목을 선택하시거나 다음 회차에 베팅해주세요.',
  GAME_MAINTENANCE: () => '점검 중인 게임입니다. 점검이 끝난 뒤 다시 시도해주세요.',
  SELF_EXCLUDED: ({ until }) => stopText('exclusion', until),
  ON_BREAK: ({ until }) => stopText('break', until),
  OWN_STAKE_LIMIT: (refusal, currency) => ownLimit('베팅', refusal, currency),
  OWN_LOSS_LIMIT: (refusal, currency) => ownLimit('손실', refusal, currency),
  OWN_SESSION_LIMIT: ({ period, limit = 0, until }) => timeLimitText(period, limit, until),
};

const kinds: Record<MarketKind, string> = {
  winner3: '승무패',
  winner2: '승패',
  handicap: '핸디캡',
  total: '언더오버',
  other: '기타 유형',
};

/** What is needed to name a leg. */
export interface NamedLeg extends PickNames {
  selectionId: string;
  /** Hundredths. */
  odds: number;
}

/** Of which kind several picks of a match are, with their odds; null where fewer are known. */
function sameKindText(refusal: Refusal, legs: readonly NamedLeg[]): string | null {
  const ids = [...legsOf(refusal), refusal.selectionId];
  const picks = legs.filter(({ selectionId }) => ids.includes(selectionId));
  const [first, second] = picks;
  if (!first || !second) return null;
  const names = picks.map((pick) => {
    const { title, detail, market } = pickText(pick);
    return [title, detail, formatOdds(pick.odds), `(${market})`].filter(Boolean).join(' ');
  });
  return `${names.join(' + ')}: 모두 같은 종류(${kinds[kindOfMarket(first.typeId)]})입니다.`;
}

/** Names the matches a refusal is about, with the odds where they are the reason; '' when it names none of these legs. */
export function refusedMatches(refusal: Refusal, legs: readonly NamedLeg[]): string {
  const ids = legsOf(refusal);
  const names = legs
    .filter(({ selectionId }) => ids.includes(selectionId))
    .map(({ home, away, odds }) =>
      refusal.code === 'BONUS_LOW_ODDS'
        ? `${home} vs ${away} ${formatOdds(odds)}`
        : `${home} vs ${away}`,
    );
  return [...new Set(names)].join(', ');
}

/**
 * One sentence; amounts in the currency of the member. The matches it is
 * about stand before it when they are among `legs`.
 */
export function refusalText(
  refusal: Refusal,
  currency: Currency = 'KRW',
  legs: readonly NamedLeg[] = [],
): string {
  const sentence = sentences[refusal.code](refusal, currency);
  const sameKind = refusal.code === 'JOINT_KINDS' ? sameKindText(refusal, legs) : null;
  if (sameKind !== null) return `${sameKind} ${sentence}`;
  const matches = refusedMatches(refusal, legs);
  return matches ? `${matches}: ${sentence}` : sentence;
}
