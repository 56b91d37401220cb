import { Link } from '@tanstack/react-router';
import { IconChevronRight } from '@/shared/icons';
import { Heading } from '@/shared/ui/heading';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './section-head.css';

export interface MoreLinkProps {
  to:
    | '/korea/live'
    | '/korea/cross'
    | '/bet_result'
    | '/minigame'
    | '/casino'
    | '/event'
    | '/tournament'
    | '/tournament_casino'
    | '/hall_of_fame_bk';
  /** What the page reads from its address. */
  search?: { id: number };
  text: string;
  /** What there is more of, where the text does not say it. */
  about?: string;
}

/** Small link at the end of a title. */
export function MoreLink({ to, search, text, about }: MoreLinkProps) {
  return (
    // Links of pages are typed by their address alone: the page reads its own search.
    <Link to={to} search={{ joinCd: undefined, ...search }} className={styles.link}>
      {about && <VisuallyHidden>{about} </VisuallyHidden>}
      {text}
      <IconChevronRight size={13} />
    </Link>
  );
}

export interface SectionHeadProps {
  id: string;
  title: string;
  more?: MoreLinkProps;
}

/** Title of a block of the page, with its link to all of it. */
export function SectionHead({ id, title, more }: SectionHeadProps) {
  return (
    <div className={styles.root}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      {more && <MoreLink {...more} />}
    </div>
  );
}
