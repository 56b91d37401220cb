import { useState } from 'react';
import { FavouritesDialog } from '@/features/favourites';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';

/** Opens the list of all favourites: what plays on no board cannot be taken out there. */
export function AllStarred() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.allStarred}
      </Button>
      <FavouritesDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
