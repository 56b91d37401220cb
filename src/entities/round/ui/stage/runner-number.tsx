import { silkOf } from './runner-art';

export interface RunnerNumberProps {
  /** From 1. */
  number: number;
  size?: number;
}

/** The number of a runner on the colour of its silks. */
export function RunnerNumber({ number, size = 20 }: RunnerNumberProps) {
  const { cloth, ink, edge } = silkOf(number);
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <rect x={0.5} y={0.5} width={19} height={19} rx={4.5} fill={cloth} stroke={edge ?? cloth} />
      <text x={10} y={14.2} textAnchor="middle" fontSize={11.5} fontWeight={800} fill={ink}>
        {number}
      </text>
    </svg>
  );
}
