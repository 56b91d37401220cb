import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import type { Dto } from '#contract/types.gen.ts';
import { $counts, totalOf } from '@/entities/game';
import { usePageTitle } from '@/shared/routes';
import { Section } from '@/shared/ui/section';
import * as styles from './board-tiles.css';
import * as page from './home-page.css';
import { messages } from './messages';

const kinds: readonly Dto<'BoardKind'>[] = ['cross', 'wintielose', 'handicap', 'special', 'live'];

/** Ways to the boards, with how many matches each offers now. */
export function BoardTiles() {
  const titleOf = usePageTitle();
  const counts = useUnit($counts);
  return (
    <Section id="home-boards" title={messages.boards}>
      <nav className={page.boardGrid} aria-labelledby="home-boards">
        {kinds.map((kind) => (
          <Link key={kind} to={`/korea/${kind}`} className={styles.tile}>
            <span className={styles.name}>{titleOf(`/korea/${kind}`)}</span>
            <span className={styles.count}>
              {counts[kind] && messages.boardCount(totalOf(counts, kind))}
            </span>
          </Link>
        ))}
      </nav>
    </Section>
  );
}
