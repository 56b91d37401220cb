import { memo, type ReactNode } from 'react';
import { coatOf, DOG, HORSE, type Leg, legPath, poseAt, silkOf } from './runner-art';

export interface RunnerProps {
  /** From 1: whose silks and coat it wears. */
  number: number;
  /** Which of the four pictures of a gallop. */
  pose: number;
  isDog: boolean;
}

function Limb({ leg, top, color }: { leg: Leg; top: number; color: string }) {
  return (
    <>
      <path d={legPath(leg, top)} fill={color} />
      {leg.slice(1, 3).map(([x, y], joint) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={joint === 0 ? 2.5 : 1.7} fill={color} />
      ))}
    </>
  );
}

interface NumberClothProps {
  number: number;
  d: string;
  x: number;
  y: number;
}

function NumberCloth({ number, d, x, y }: NumberClothProps) {
  const { cloth, ink, edge } = silkOf(number);
  return (
    <>
      <path d={d} fill={cloth} stroke={edge} strokeWidth={0.7} />
      <text x={x} y={y} textAnchor="middle" fontSize={13.5} fontWeight={800} fill={ink}>
        {number}
      </text>
    </>
  );
}

/** A line as thick as an arm, a thigh or a boot. */
function Stroke({ d, color, width }: { d: string; color: string; width: number }) {
  return (
    <path
      d={d}
      stroke={color}
      strokeWidth={width}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function Jockey({ number }: { number: number }) {
  const { cloth, edge } = silkOf(number);
  return (
    <>
      <Stroke d={HORSE.breeches} color="#f7f4ec" width={5} />
      <Stroke d={HORSE.boot} color="#23282a" width={3.6} />
      <path d={HORSE.jacket} fill={cloth} stroke={edge} strokeWidth={0.7} />
      {edge && <Stroke d={HORSE.sleeve} color={edge} width={5.4} />}
      <Stroke d={HORSE.sleeve} color={cloth} width={4.2} />
      <path d={HORSE.face} fill="#c99f80" />
      <path d={HORSE.cap} fill={cloth} stroke={edge} strokeWidth={0.7} />
    </>
  );
}

interface AnimalProps {
  number: number;
  near: string;
  far: string;
  nearLegs: ReactNode;
}

function Horse({ number, near, far, nearLegs }: AnimalProps) {
  return (
    <>
      <path d={HORSE.tail} fill={far} />
      <path d={HORSE.body} fill={near} />
      <path d={HORSE.mane} fill={far} />
      {nearLegs}
      <Stroke d={HORSE.reins} color="#f1ede2" width={0.9} />
      <NumberCloth number={number} d={HORSE.cloth} x={72.8} y={48.5} />
      <Jockey number={number} />
    </>
  );
}

function Dog({ number, near, far, nearLegs }: AnimalProps) {
  return (
    <>
      <path d={DOG.tail} fill={far} />
      <path d={DOG.body} fill={near} />
      <path d={DOG.ear} fill={far} />
      {nearLegs}
      <Stroke d={DOG.muzzle} color="#f1ede2" width={1.1} />
      <circle cx={129} cy={34.5} r={1.2} fill="#17211f" />
      <NumberCloth number={number} d={DOG.cloth} x={79} y={54.5} />
    </>
  );
}

function Drawing({ number, pose, isDog }: RunnerProps) {
  const [near, far] = coatOf(number, isDog);
  const { foreNear, foreFar, hindNear, hindFar } = poseAt(pose);
  const [fore, hind] = isDog ? [4.6, 6.5] : [5.2, 7.5];
  const nearLegs = (
    <>
      <Limb leg={hindNear} top={hind} color={near} />
      <Limb leg={foreNear} top={fore} color={near} />
    </>
  );
  const Animal = isDog ? Dog : Horse;
  return (
    <svg viewBox="0 0 150 96" width="100%" aria-hidden="true">
      <ellipse cx={84} cy={91} rx={60} ry={4.5} fill="#1f3328" opacity={0.18} />
      <Limb leg={foreFar} top={fore} color={far} />
      <Limb leg={hindFar} top={hind} color={far} />
      <Animal number={number} near={near} far={far} nearLegs={nearLegs} />
    </svg>
  );
}

/** A horse with its jockey or a dog, galloping to the right; as wide as what it is in. */
export const Runner = memo(Drawing);
