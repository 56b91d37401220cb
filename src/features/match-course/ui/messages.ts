const bases: Readonly<Record<string, string>> = { '1,2,3': '만루' };

export const messages = {
  injury: (part: string, minute: number, injury: number) => `${part} ${minute}+${injury}′`,
  left: (part: string, time: string) => `${part} ${time}`,
  halfOver: (half: string) => `${half} 종료`,
  outs: (half: string, outs: number, on: readonly number[]) => {
    const out = outs === 0 ? '무사' : `${outs}사`;
    if (on.length === 0) return `${half} ${out}`;
    return `${half} ${out} ${bases[on.join()] ?? `${on.join('·')}루`}`;
  },
  points: (part: string, home: number, away: number) => `${part} ${home}:${away}`,
  game: (set: string, home: string, away: string) => `${set} · ${home}:${away}`,
  advantage: '어드',
  started: (part: string) => `${part} 시작`,
  ended: (part: string) => `${part} 종료`,
  wonPart: (team: string, part: string) => `${team} ${part} 승리`,
  attack: (team: string) => `${team} 위험한 공격`,
  counted: (team: string, what: string) => `${team} ${what}`,
  goal: (team: string) => `${team} 골`,
  goalBy: (team: string, player: string) => `${team} 골 · ${player}`,
  ownGoalBy: (team: string, player: string) => `${team} 골 · ${player}(자책골)`,
  shot: (team: string, shootOut: string) => `${team} ${shootOut} 성공`,
  run: (team: string, points: number) => `${team} ${points}득점`,
  units: {
    round: (team: string) => `${team} 라운드 승리`,
    kill: (team: string) => `${team} 킬`,
  },
  point: (team: string) => `${team} 득점`,
  basket: (team: string, points: number) => `${team} ${points}점`,
  inRow: (team: string, points: number) => `${team} ${points}점 연속 득점`,
} as const;
