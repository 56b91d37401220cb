import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { IconChevronLeft } from '@/shared/icons';
import { IconLink } from '@/shared/ui/icon-link';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { leagueSearch } from '@/widgets/league-tree';
import { $league } from '../model/page';
import { messages } from './messages';

/** From a match to the list of its league. */
export function BackLink() {
  const chosen = useUnit($league);
  return (
    <IconLink>
      <Link to="/europe" search={leagueSearch(chosen?.league.id ?? '')}>
        <IconChevronLeft size={20} />
        <VisuallyHidden>{messages.back}</VisuallyHidden>
      </Link>
    </IconLink>
  );
}
