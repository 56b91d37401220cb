import { Link } from '@tanstack/react-router';
import { usePageTitle } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { messages } from './messages';

/** The kinds of results that have pages. */
const kinds = ['/game_result/sports', '/game_result/minigame', '/game_result/virtuals'] as const;

export interface ResultHeadProps {
  /** The kind whose results are below. */
  current: (typeof kinds)[number];
}

/** Head of every page of results, with the way to the other kinds. */
export function ResultHead({ current }: ResultHeadProps) {
  const titleOf = usePageTitle();
  return (
    <>
      <Heading level={1}>{messages.title}</Heading>
      <TabNav label={messages.kinds}>
        {kinds.map((to) => (
          <TabLink key={to}>
            <Link to={to} aria-current={to === current ? 'page' : undefined}>
              {titleOf(to)}
            </Link>
          </TabLink>
        ))}
      </TabNav>
    </>
  );
}
