import { BONUS_TIERS, LOW_ODDS_LIMIT } from '#rules/bonus.ts';
import {
  CANCEL_BEFORE_START_MINUTES,
  CANCEL_WITHIN_MINUTES,
  MAX_CANCELS_A_DAY,
} from '#rules/cancel.ts';
import { isStoppedByGoal } from '#rules/in-play.ts';
import { type GroupLimits, type LevelLimits, MAX_LEGS, VIP_LEVELS } from '#rules/limits.ts';
import { MAX_TOTAL_ODDS } from '#rules/odds.ts';
import { ROUND_BETS } from '#rules/rounds/limits.ts';
import { SPORTS, type SportKey } from '#rules/sports.ts';
import { levelName } from '@/entities/member';
import { formatCount, formatOdds, formatWon } from '@/shared/lib/format';
import { sportName } from '@/entities/market-dictionary';
import { stakeUnder } from '../lib/examples';
import type { RuleSection } from '../lib/section';

const lowOdds = formatOdds(LOW_ODDS_LIMIT);
const vipNames = VIP_LEVELS.map(levelName).join('·');
const sampleOdds = 1_000;

function limitRow(name: string, limits: GroupLimits): string[] {
  return [
    name,
    formatCount(limits.minStake),
    formatCount(limits.maxStake),
    formatCount(limits.maxPayout),
  ];
}

/** Sports that wait as long and bear a goal alike, in one row; those that take no bets in play are left out. */
function delayRows(): string[][] {
  const rows = new Map<string, { sports: SportKey[]; cells: string[] }>();
  for (const { key, inPlayDelaySeconds } of SPORTS) {
    if (inPlayDelaySeconds === null) continue;
    const cells = [`${inPlayDelaySeconds}초`, isStoppedByGoal(key) ? '접수하지 않음' : '접수 가능'];
    const row = rows.get(cells.join()) ?? { sports: [], cells };
    rows.set(cells.join(), { ...row, sports: [...row.sports, key] });
  }
  return [...rows.values()].map(({ sports, cells }) => [
    sports.map(sportName).join(', '),
    ...cells,
  ]);
}

/** How bets are taken: odds, delay, limits as they are set, bonus, combinations. */
export const acceptanceSections = (limits: LevelLimits): readonly RuleSection[] => [
  {
    id: 'acceptance',
    title: '베팅 접수',
    blocks: [
      {
        kind: 'list',
        items: [
          '베팅은 서버가 접수를 확인한 때에 성립합니다. 화면의 시각이 아니라 서버의 시각을 기준으로 합니다.',
          '경기 전 베팅은 예정된 경기 시작 시각에 마감됩니다. 경기가 먼저 시작되었거나 배당이 잠기면 그때 마감됩니다.',
          '접수가 완료된 베팅은 금액이나 선택을 바꿀 수 없습니다. 정해진 시간 안에는 베팅 전체를 취소하실 수 있습니다.',
          '연결이 끊겨 결과를 받지 못한 경우 같은 베팅을 다시 보내지 않고 접수 여부를 먼저 확인합니다. 한 번의 베팅은 한 번만 접수됩니다.',
          '접수되지 않은 베팅의 금액은 전액 반환됩니다.',
        ],
      },
    ],
  },
  {
    id: 'cancel',
    title: '베팅 취소',
    blocks: [
      {
        kind: 'list',
        items: [
          `경기 전 스포츠 베팅은 베팅 후 ${CANCEL_WITHIN_MINUTES}분 이내, 첫 경기 시작 ${CANCEL_BEFORE_START_MINUTES}분 전까지 베팅내역에서 취소하실 수 있습니다.`,
          `취소는 하루 ${MAX_CANCELS_A_DAY}회까지이며, 하루는 서울 시각 0시에 시작합니다.`,
          '라이브·미니게임·가상게임 베팅과 경기가 하나라도 시작된 베팅은 취소하실 수 없습니다.',
          '일부를 캐시아웃한 베팅은 취소하실 수 없습니다.',
          '취소한 베팅은 베팅금액을 전액 돌려드리며, 롤링 실적에 더하지 않습니다.',
        ],
      },
    ],
  },
  {
    id: 'odds-policy',
    title: '배당과 기준점의 변경',
    blocks: [
      {
        kind: 'text',
        text: '배당은 접수 순간까지 바뀔 수 있습니다. 배당이 바뀌었을 때의 처리는 회원이 베팅카트에서 정합니다.',
      },
      {
        kind: 'table',
        caption: '배당 변경 시 처리',
        head: ['회원의 설정', '배당이 오른 경우', '배당이 내린 경우'],
        rows: [
          ['모두 자동 수락', '오른 배당으로 접수', '내린 배당으로 접수'],
          ['배당 상승 시에만 자동 수락', '오른 배당으로 접수', '접수하지 않고 다시 확인'],
          ['항상 확인', '접수하지 않고 다시 확인', '접수하지 않고 다시 확인'],
        ],
      },
      {
        kind: 'text',
        text: '핸디캡과 언더오버의 기준점이 바뀌면 다른 선택으로 보며, 설정과 관계없이 접수하지 않습니다.',
      },
      {
        kind: 'text',
        text: '라이브 원터치 베팅을 켜면 라이브 배당을 누르는 즉시, 회원이 정해 둔 금액의 단폴로 접수를 시작합니다. 접수 대기, 한도와 배당 변경 설정은 같으며, 접수 중인 선택을 다시 눌러도 한 번만 접수됩니다.',
      },
    ],
  },
  {
    id: 'delay',
    title: '라이브 베팅의 접수 대기',
    blocks: [
      {
        kind: 'text',
        text: '경기 중 베팅은 종목별 대기 시간이 지난 뒤 접수됩니다. 여러 종목을 묶으면 가장 긴 시간을 적용합니다. 경주와 골프는 시작 전에만 베팅할 수 있습니다.',
      },
      {
        kind: 'table',
        caption: '종목별 접수 대기 시간',
        head: ['종목', '대기 시간', '대기 중 득점'],
        rows: delayRows(),
        numeric: [1],
      },
      {
        kind: 'text',
        text: '대기하는 동안 배당이 잠기거나 마감된 경우, 설정에 맞지 않게 배당이 바뀐 경우, 기준점이 바뀐 경우, 경기가 끝난 경우에는 접수하지 않고 베팅금액을 반환합니다.',
      },
    ],
  },
  {
    id: 'limits',
    title: '베팅 한도',
    blocks: [
      {
        kind: 'table',
        caption: '회원별 베팅 한도 (원)',
        head: ['구분', '최소 베팅금액', '최대 베팅금액', '최대 당첨금액'],
        rows: [
          limitRow('일반 회원', limits.ordinary),
          limitRow(`${vipNames} 회원`, limits.vip),
          limitRow('일반 회원의 유럽형 베팅', limits.european),
          limitRow(`${vipNames} 회원의 유럽형 베팅`, limits.europeanVip),
          limitRow('라이브가 포함된 베팅', limits.inPlay),
          limitRow('일반 회원의 미니게임 베팅', limits.mini),
          limitRow(`${vipNames} 회원의 미니게임 베팅`, limits.miniVip),
          limitRow('일반 회원의 가상게임 베팅', limits.virtual),
          limitRow(`${vipNames} 회원의 가상게임 베팅`, limits.virtualVip),
        ],
        numeric: [1, 2, 3],
      },
      {
        kind: 'list',
        items: [
          `스포츠와 라이브의 총 배당률은 ${formatOdds(MAX_TOTAL_ODDS)}배, 선택은 ${MAX_LEGS}폴더까지입니다.`,
          `미니게임과 가상게임은 한 번에 하나만 선택하실 수 있으며, 한 회차(경기)에 ${ROUND_BETS}건까지 베팅하실 수 있습니다.`,
          '유럽형 베팅에 라이브가 포함되면 두 한도 가운데 더 엄격한 쪽을 적용합니다.',
          `최대 당첨금액을 넘는 베팅은 접수하지 않습니다. 당첨금을 나중에 줄이지 않습니다. 예를 들어 일반 회원이 총 배당률 ${formatOdds(sampleOdds)}배에 베팅할 수 있는 금액은 ${formatWon(Math.min(limits.ordinary.maxStake, stakeUnder(limits.ordinary.maxPayout, sampleOdds)))}까지입니다.`,
          'USD 회원의 한도는 위 금액을 그날의 환율로 나누고 1달러 미만을 버린 값입니다. 미니게임과 가상게임의 최소 베팅금액은 5달러부터입니다.',
        ],
      },
    ],
  },
  {
    id: 'bonus',
    title: '보너스 배당',
    blocks: [
      {
        kind: 'table',
        caption: '보너스 폴더와 배수',
        head: ['보너스', '필요한 선택', '배수'],
        rows: BONUS_TIERS.map(({ folders, factor }) => [
          `${folders}폴더 보너스`,
          `${folders}폴더 이상`,
          `${formatOdds(factor)}배`,
        ]),
        numeric: [2],
      },
      {
        kind: 'list',
        items: [
          `보너스 배당을 추가하면 ${lowOdds}배 이하의 경기는 함께 베팅하실 수 없습니다. ${lowOdds}배는 제한되고 ${formatOdds(LOW_ODDS_LIMIT + 1)}배는 가능합니다.`,
          '국내형의 경기 전 베팅에만 추가할 수 있으며 한 베팅에 하나만 추가할 수 있습니다.',
          '선택을 지워 필요한 폴더 수보다 적어지면 보너스는 자동으로 해제됩니다.',
          `정산할 때는 ${lowOdds}배를 넘는 배당으로 적중한 폴더 수에 맞는 배수를 적용하며, 고른 보너스의 배수를 넘지 않습니다. 적특·반적중·반미적중은 세지 않습니다.`,
        ],
      },
    ],
  },
  {
    id: 'combination',
    title: '같은 경기의 조합',
    blocks: [
      {
        kind: 'list',
        items: [
          '스포츠와 라이브에서는 한 베팅에 한 경기에서 하나만 선택하실 수 있습니다. 한 경기의 승무패·핸디캡·언더오버는 서로 관련된 결과라 배당을 그대로 곱할 수 없기 때문입니다.',
          '같은 경기의 같은 유형에서 다른 쪽을 고르면 먼저 고른 선택이 새 선택으로 교체됩니다. 유럽형에서는 같은 기준점의 다른 쪽만 교체됩니다.',
          '같은 경기의 다른 유형을 고르면 사유를 알려 드리고, 기존 선택과 바꿀지 여쭙습니다.',
          '유럽형에서는 종류(승무패, 승패, 핸디캡, 언더오버, 기타)가 서로 다른 항목을 같은 경기 조합 배당으로 함께 담으실 수 있습니다. 함께 적중할 수 없거나 하나가 적중하면 다른 하나도 정해지는 선택은 함께 담으실 수 없습니다.',
          '같은 경기 조합 배당은 선택한 배당의 곱에 조합 계수를 곱한 값입니다. 계수는 선택이 서로 얼마나 관련되어 있는지로 정해지고, 접수할 때의 값이 끝까지 적용됩니다. 최대 99.00배입니다.',
          '정산은 각 선택의 결과(적중은 배당, 반적중은 배당의 절반과 0.50, 적중특례는 1.00, 반미적중은 0.50)를 곱하고 같은 계수를 곱합니다. 경기 중단·취소처럼 경기로 결정되지 않은 선택은 빼고, 남은 선택들의 계수로 정산합니다. 하나만 남으면 그 선택의 배당으로 정산합니다.',
          '한 경기의 조합은 한 폴더로 계산합니다. 보너스 배당과 시스템, 캐시아웃은 함께 이용하실 수 없습니다.',
        ],
      },
    ],
  },
];
