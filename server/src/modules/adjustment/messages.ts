import { moneyText, type Sum } from '../../lib/money-text.ts';

/** What was taken from the balance for a debt, why, and what is still owed of it. */
export function collectedMessage(
  collected: Sum,
  left: Sum,
  reason: string,
): { title: string; contents: string } {
  return {
    title: '미수금을 회수했습니다',
    contents: [
      `결과가 정정된 베팅의 미수금 ${moneyText(collected)}을 보유머니에서 회수했습니다.`,
      `사유: ${reason}`,
      left.amount === 0
        ? '남은 미수금은 없습니다.'
        : `남은 미수금은 ${moneyText(left)}입니다. 같은 베팅이 다시 적중하면 먼저 차감합니다.`,
      '머니이용내역에서 확인할 수 있습니다. 이의가 있으면 고객센터로 문의해 주세요.',
    ].join('\n'),
  };
}
