import { useUnit } from 'effector-react';
import { useState } from 'react';
import {
  $gameId,
  $results,
  beadPlate,
  bigRoad,
  type Dot,
  derivedRoads,
  type Road,
  roadsOf,
  streakColumns,
} from '@/entities/round';
import { $layout } from '@/shared/lib/device';
import { messages } from './messages';
import { RoadMap } from './road-map';
import * as styles from './road-maps.css';

interface RoadProps {
  road: Road;
  /** The oldest first. */
  dots: readonly Dot[];
  isNarrow: boolean;
}

/** How often each side came, in the order of their first. */
function Counts({ dots }: { dots: readonly Dot[] }) {
  const counts = new Map<string, { dot: Dot; count: number }>();
  for (const dot of dots) {
    const known = counts.get(dot.text);
    counts.set(dot.text, { dot, count: (known?.count ?? 0) + 1 });
  }
  if (counts.size > 4) return null;
  return (
    <span className={styles.counts}>
      {[...counts.values()].map(({ dot, count }) => (
        <span key={dot.text} className={styles.count({ tone: dot.tone })}>
          {messages.count(dot.text, count)}
        </span>
      ))}
    </span>
  );
}

/** All roads of two sides: beads, the big road and the three that follow from it; two of them at a time on phones. */
function SideRoads({ road, dots, isNarrow }: RoadProps) {
  const [view, setView] = useState<'beads' | 'big'>('beads');
  const big = bigRoad(dots);
  const { bigEye, small, cockroach } = derivedRoads(big);
  const beads = (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{messages.beads}</figcaption>
      <RoadMap
        label={messages.road(`${road.title} ${messages.beads}`)}
        marks={beadPlate(dots)}
        columns={isNarrow ? 14 : 8}
        look="bead"
      />
    </figure>
  );
  const bigs = (
    <div className={styles.bigs}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{messages.big}</figcaption>
        <RoadMap
          label={messages.road(`${road.title} ${messages.big}`)}
          marks={big}
          columns={isNarrow ? 18 : 26}
          look="ring"
        />
      </figure>
      <div className={styles.derived}>
        {(
          [
            ['bigEye', bigEye, 'ring'],
            ['small', small, 'dot'],
            ['cockroach', cockroach, 'stroke'],
          ] as const
        ).map(([key, marks, look]) => (
          <figure key={key} className={styles.figure}>
            <figcaption className={styles.caption}>{messages[key]}</figcaption>
            <RoadMap
              label={messages.road(`${road.title} ${messages[key]}`)}
              marks={marks}
              columns={16}
              look={look}
            />
          </figure>
        ))}
      </div>
    </div>
  );
  if (!isNarrow)
    return (
      <div className={styles.sides}>
        {beads}
        {bigs}
      </div>
    );
  return (
    <>
      <fieldset className={styles.tabs} aria-label={messages.roadViews}>
        {(['beads', 'big'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.tab}
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {messages[one]}
          </button>
        ))}
      </fieldset>
      {view === 'beads' ? beads : bigs}
    </>
  );
}

function OneRoad(props: RoadProps) {
  const { road, dots, isNarrow } = props;
  if (road.layout === 'sides') return <SideRoads {...props} />;
  return (
    <RoadMap
      label={messages.road(road.title)}
      marks={road.layout === 'beads' ? beadPlate(dots) : streakColumns(dots)}
      columns={isNarrow ? 14 : 27}
      look="bead"
    />
  );
}

/** The results before the open round as roads. */
export function RoadMaps() {
  const [gameId, results, layout] = useUnit([$gameId, $results, $layout]);
  const [chosen, setChosen] = useState('');
  if (gameId === null) return null;
  const roads = roadsOf(gameId);
  const road = roads.find(({ key }) => key === chosen) ?? roads[0];
  if (!road) return null;
  const dots = results
    .flatMap(({ result, card }) => (result ? road.dotOf(result, card) : []))
    .reverse();
  return (
    <section className={styles.root} aria-label={messages.roads}>
      <div className={styles.head}>
        {roads.length > 1 ? (
          <fieldset className={styles.tabs} aria-label={messages.roads}>
            {roads.map(({ key, title }) => (
              <button
                key={key}
                type="button"
                className={styles.tab}
                aria-pressed={key === road.key}
                onClick={() => setChosen(key)}
              >
                {title}
              </button>
            ))}
          </fieldset>
        ) : (
          <h2 className={styles.heading}>{messages.roads}</h2>
        )}
        <Counts dots={dots} />
      </div>
      {dots.length === 0 ? (
        <p className={styles.note}>{messages.roadEmpty}</p>
      ) : (
        <OneRoad road={road} dots={dots} isNarrow={layout === 'mobile'} />
      )}
      <p className={styles.note}>{messages.roadsNote(dots.length)}</p>
    </section>
  );
}
