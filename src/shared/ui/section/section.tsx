import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { IconChevronRight } from '@/shared/icons';
import { Heading } from '../heading';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './section.css';

export interface MoreLinkProps {
  /** The link around its words, for the router's `<Link>`. */
  children: ReactElement<{ className?: string; children?: ReactNode }>;
  /** What there is more of, where the words do not say it. */
  about?: string | undefined;
}

/** The look of a small link at the end of a title. */
export function MoreLink({ children: link, about }: MoreLinkProps) {
  return cloneElement(
    link,
    { className: styles.link },
    about && <VisuallyHidden>{about} </VisuallyHidden>,
    link.props.children,
    <IconChevronRight size={13} />,
  );
}

export interface SectionHeadProps {
  /** Of the title, by which the block is named. */
  id: string;
  title: string;
  /** Link to all of it. */
  more?: MoreLinkProps['children'] | false;
  /** What there is more of, where the words of the link do not say it. */
  about?: string | undefined;
}

/** Title of a block of a page, with its link to all of it. */
export function SectionHead({ id, title, more, about }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      {more && <MoreLink about={about}>{more}</MoreLink>}
    </div>
  );
}

export interface SectionProps extends SectionHeadProps {
  children: ReactNode;
  look?: 'plain' | 'card';
  /** What it shows is still loading. */
  isBusy?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A block of a page under its title. */
export function Section({ children, look = 'plain', isBusy, ref, ...head }: SectionProps) {
  return (
    <section
      ref={ref}
      className={styles.root({ look })}
      aria-labelledby={head.id}
      aria-busy={isBusy}
    >
      <SectionHead {...head} />
      {children}
    </section>
  );
}
