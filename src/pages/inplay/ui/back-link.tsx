import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { IconChevronLeft } from '@/shared/icons';
import { $hasRail } from '@/shared/lib/device';
import { IconLink } from '@/shared/ui/icon-link';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { gameSearch } from '../lib/href';
import { messages } from './messages';

/** From a match to the list, where that has no column of its own. */
export function BackLink() {
  const hasRail = useUnit($hasRail);
  if (hasRail) return null;
  return (
    <IconLink>
      <Link to="/inplay" search={gameSearch('')}>
        <IconChevronLeft size={20} />
        <VisuallyHidden>{messages.back}</VisuallyHidden>
      </Link>
    </IconLink>
  );
}
