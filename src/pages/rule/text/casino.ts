import { DEFAULT_ROLLING_RATES } from '#rules/rolling.ts';
import { TURNOVER_WEIGHTS } from '#rules/turnover.ts';
import type { RuleSection } from '../lib/section';

/** Hours that a provider has to end a round; afterwards staff looks into it. */
const hoursToEnd = 24;

/** @example percentOf(80) // '0.80%' */
const percentOf = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`;

/** Live casino and slots: the rounds of games that providers run. */
export const casinoSections: readonly RuleSection[] = [
  {
    id: 'casino',
    title: '라이브카지노와 슬롯',
    blocks: [
      {
        kind: 'text',
        text: '라이브카지노와 슬롯은 게임사가 진행합니다. 머니는 사이트에 보관되며, 게임사의 요청에 따라 베팅금액을 차감하고 당첨금을 지급합니다.',
      },
      {
        kind: 'list',
        items: [
          '베팅 한도와 환급률은 게임마다 다르며 로비와 게임 화면에 표시됩니다.',
          '게임 화면에서 접수된 베팅은 취소할 수 없습니다. 캐시아웃과 다시 베팅은 제공하지 않습니다.',
          '자동 스핀과 자동 베팅은 제공하지 않습니다. 한 번에 한 회차만 진행할 수 있으며 회차 사이에는 정해진 간격이 있습니다.',
          '데모 제공사의 게임은 서버시드와 클라이언트시드로 결과를 다시 계산해 확인하실 수 있습니다. 지난 회차는 베팅내역에서 다시 보실 수 있습니다.',
          '이용 중단·휴식·자가 제한을 설정하거나 로그인이 만료되면 새 회차를 시작할 수 없습니다. 진행 중인 회차의 당첨금은 그대로 지급됩니다.',
        ],
      },
    ],
  },
  {
    id: 'casino-interruption',
    title: '게임의 중단과 오류',
    blocks: [
      {
        kind: 'table',
        caption: '회차가 정상적으로 끝나지 않은 경우',
        head: ['경우', '처리'],
        rows: [
          [
            '연결이 끊기거나 화면을 닫은 경우',
            '회차와 베팅금액을 보관합니다. 같은 게임에 다시 입장하면 이어서 진행합니다.',
          ],
          [
            `${hoursToEnd}시간이 지나도 끝나지 않은 회차`,
            '운영자가 게임사에 확인한 뒤 결과대로 정산하거나 베팅금액을 돌려드립니다.',
          ],
          ['게임사가 베팅을 취소한 경우', '해당 베팅금액을 전액 돌려드립니다.'],
          ['점검', '새 회차는 받지 않습니다. 진행 중인 회차는 이어지며 당첨금도 지급됩니다.'],
          [
            '게임 오류',
            '오류가 난 회차의 베팅과 당첨은 무효로 하고 베팅금액을 돌려드립니다. 결과가 이미 정해진 회차는 그 결과를 따릅니다.',
          ],
          ['화면과 기록이 다른 경우', '게임사와 사이트의 서버에 남은 기록을 기준으로 합니다.'],
        ],
      },
    ],
  },
  {
    id: 'casino-comp',
    title: '롤링 콤프와 롤링 조건',
    blocks: [
      {
        kind: 'table',
        caption: '라이브카지노와 슬롯의 반영 비율',
        head: ['구분', '기본 롤링 콤프', '롤링 조건 반영'],
        rows: [
          [
            '라이브카지노',
            percentOf(DEFAULT_ROLLING_RATES.casino),
            `최대 ${TURNOVER_WEIGHTS.casino}%`,
          ],
          ['슬롯', percentOf(DEFAULT_ROLLING_RATES.slot), `최대 ${TURNOVER_WEIGHTS.slot}%`],
        ],
        numeric: [1, 2],
      },
      {
        kind: 'list',
        items: [
          '끝난 회차의 베팅금액을 기준으로 하며, 돌려받은 베팅금액과 무승부는 제외합니다.',
          '회원에게 적용되는 롤링 콤프 요율은 롤링전환 화면에서 확인하실 수 있습니다.',
          '보너스가 있는 충전의 롤링 조건에는 더 낮은 비율로 반영될 수 있습니다. 비율은 롤링 조건 반영에서 확인하실 수 있습니다.',
          '환급률과 롤링 콤프의 합이 100% 이상이 되는 베팅에는 롤링 콤프를 적립하지 않습니다.',
        ],
      },
    ],
  },
];
