import type { Card } from '#rules/rounds/cards.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['스페이드', '하트', '다이아몬드', '클럽'];

export const rankText = ({ rank }: Card): string => ranks[rank - 1] ?? '';

export const cardText = (card: Card): string => `${suits[card.suit] ?? ''} ${rankText(card)}`;

export const colours = { green: '초록', red: '빨강', black: '검정' };

export const resultMessages = {
  stops: (stops: readonly number[]) => `릴 정지 위치 ${stops.join(' · ')}`,
  pocket: (pocket: number, colour: keyof typeof colours) => `${pocket} ${colours[colour]}`,
  hands: (player: string, banker: string) => `플레이어 ${player} / 뱅커 ${banker}`,
};
