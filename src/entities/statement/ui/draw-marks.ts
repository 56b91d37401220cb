import type uPlot from 'uplot';
import type { StatementSummary } from '../lib/line';

/** Radius in CSS pixels. */
const radius = 4;

/** Draws a full circle for a deposit and a ring for a withdrawal where the balance had got to by it. */
export function drawMarks(
  plot: uPlot,
  marks: StatementSummary['marks'],
  { colour, ground }: { colour: string; ground: string },
): void {
  const { ctx } = plot;
  const pixels = devicePixelRatio;
  ctx.save();
  ctx.lineWidth = 2 * pixels;
  ctx.strokeStyle = colour;
  for (const { at, balance, kind } of marks) {
    const x = plot.valToPos(at / 1000, 'x', true);
    const y = plot.valToPos(balance, 'y', true);
    ctx.beginPath();
    ctx.arc(x, y, radius * pixels, 0, 2 * Math.PI);
    ctx.fillStyle = kind === 'deposit' ? colour : ground;
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
}
