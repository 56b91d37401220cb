import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { Below, type PartProps } from '@/shared/lib/in-turn';
import { Strip, StripItem } from '@/shared/ui/strip';
import type { SiteEvent } from '../api';
import { $attended, $events, $isReady, OffersGate } from '../model';
import { messages } from './messages';
import * as styles from './offer-strip.css';

/** A tick, and a flag of three. */
const signs = {
  attendance: { d: 'M46 45l10 10 20-22', width: 6 },
  event: { d: 'M44 26v40M44 28h30l-8 10 8 10H44', width: 4 },
} as const;

const glazes = ['indigo', 'plum', 'celadon'] as const;

function Art({ sign }: { sign: keyof typeof signs }) {
  const { d, width } = signs[sign];
  return (
    <svg width={104} height={104} viewBox="0 0 104 104" className={styles.art} aria-hidden="true">
      <circle cx="60" cy="44" r="34" className={styles.disc} />
      <circle cx="60" cy="44" r="40" className={styles.ring} />
      <circle cx="60" cy="44" r="47" className={styles.ring} />
      <path d={d} className={styles.sign} strokeWidth={width} />
    </svg>
  );
}

function AttendanceCard() {
  const attended = useUnit($attended);
  return (
    <Link to="/attendance" className={styles.card({ glaze: 'celadon' })}>
      <Art sign="attendance" />
      <b className={styles.name}>{messages.attendance}</b>
      <span className={styles.text}>
        {attended ? messages.attended(attended.days, attended.goal) : messages.attendanceText}
      </span>
    </Link>
  );
}

function EventCard({ event, index }: { event: SiteEvent; index: number }) {
  const { id, title, endsAt, joinedAt } = event;
  const until = messages.until(endsAt);
  return (
    <Link
      to="/event/$id"
      params={{ id: String(id) }}
      className={styles.card({ glaze: glazes[index % glazes.length] ?? 'indigo' })}
    >
      <Art sign="event" />
      <b className={styles.name} title={title}>
        {title}
      </b>
      <span className={styles.text}>
        {joinedAt === null ? until : [messages.joinedEvent, until].join(' · ')}
      </span>
    </Link>
  );
}

/** The attendance of the month and the events that are on. */
export function OfferStrip({ children }: PartProps) {
  useGate(OffersGate);
  const [events, isReady] = useUnit([$events, $isReady]);
  return (
    <>
      {isReady && (
        <Strip
          id="home-events"
          title={messages.events}
          more={<Link to="/event">{messages.all}</Link>}
          about={messages.events}
          columns="wide"
        >
          <StripItem columns="wide">
            <AttendanceCard />
          </StripItem>
          {events.map((event, index) => (
            <StripItem key={event.id} columns="wide">
              <EventCard event={event} index={index} />
            </StripItem>
          ))}
        </Strip>
      )}
      <Below isReady={isReady}>{children}</Below>
    </>
  );
}
