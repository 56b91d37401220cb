import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { DerivedRound, VerifiedDraw } from '#rules/rounds/verify.ts';
import { type Piece, piecesOf } from '../lib/pieces';
import * as styles from './draw-table.css';
import { messages } from './messages';

/** How many places a strip has room for: the balls of a powerball. */
const MOST_PLACES = 28;

export interface DrawTableProps {
  gameId: number;
  derived: DerivedRound;
}

function Words({ words, draws }: Pick<DerivedRound, 'words' | 'draws'>) {
  return (
    <ol className={styles.words} aria-label={messages.words}>
      {words.map((word, at) => {
        const draw = draws[at];
        const look = !draw ? 'unused' : draw.value === undefined ? 'thrown' : 'used';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: words are where the seed has them, and two may be alike.
          <li key={at} className={styles.word({ look })}>
            {draw && <span className={styles.nth}>{at + 1}</span>}
            {word}
          </li>
        );
      })}
    </ol>
  );
}

function Strip({ value, below }: { value: number; below: number }) {
  return (
    <span
      className={styles.strip}
      aria-hidden="true"
      style={assignInlineVars({
        [styles.places]: String(below),
        [styles.place]: String(value),
      })}
    />
  );
}

interface RowProps {
  draw: VerifiedDraw;
  /** Undefined of a word that was thrown away. */
  piece: Piece | undefined;
  nth: number;
  hasStrip: boolean;
}

function Row({ draw: { word, below, value }, piece, nth, hasStrip }: RowProps) {
  const isPower = piece?.look === 'power';
  const order = isPower ? messages.powerball : messages.nth(nth);
  return (
    <tr className={styles.row} data-thrown={value === undefined || undefined}>
      <th scope="row" className={styles.cell}>
        {value === undefined ? messages.thrownAway : order}
      </th>
      <td className={styles.cell}>{messages.word(word)}</td>
      <td className={styles.cell}>
        {value === undefined ? (
          '–'
        ) : (
          <>
            {messages.divided(below)} <b className={styles.rest}>{value}</b>
          </>
        )}
      </td>
      {hasStrip && (
        <td className={styles.stripCell}>
          {value !== undefined && (
            <span className={styles.seat}>
              <Strip value={value} below={below} />
              {isPower ? messages.upTo(below) : messages.placeOf(value, below)}
            </span>
          )}
        </td>
      )}
      <td className={styles.piece}>
        {piece && (
          <span className={styles.became({ look: piece.look ?? 'text' })}>{piece.text}</span>
        )}
      </td>
    </tr>
  );
}

/** The integers of a round in the order of drawing: the words they come from, and what each became. */
export function DrawTable({ gameId, derived }: DrawTableProps) {
  const { draws, words } = derived;
  const pieces = piecesOf(gameId, derived);
  const hasStrip = draws.every(({ below }) => below <= MOST_PLACES);
  const isBalls = pieces[0]?.look === 'ball';
  const isFair = ({ value }: VerifiedDraw) => value !== undefined;
  return (
    <>
      <Words words={words} draws={draws} />
      <table className={styles.table} aria-label={messages.draws}>
        <thead>
          <tr className={styles.head}>
            {[messages.order, messages.integer, messages.rest].map((title) => (
              <th key={title} scope="col" className={styles.cell}>
                {title}
              </th>
            ))}
            {hasStrip && (
              <th scope="col" className={styles.stripCell}>
                {messages.place}
              </th>
            )}
            <th scope="col" className={styles.piece}>
              {isBalls ? messages.balls : messages.piece}
            </th>
          </tr>
        </thead>
        <tbody>
          {draws.map((draw, at) => {
            const nth = draws.slice(0, at + 1).filter(isFair).length;
            const piece = isFair(draw) ? pieces[nth - 1] : undefined;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: integers stay in the order of drawing.
              <Row key={at} draw={draw} piece={piece} nth={nth} hasStrip={hasStrip} />
            );
          })}
        </tbody>
      </table>
      <p className={styles.fairness}>
        {messages.fairness} · <b>{messages.thrown(draws.length - pieces.length)}</b>
      </p>
    </>
  );
}
