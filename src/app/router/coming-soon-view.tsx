import { useMatches } from '@tanstack/react-router';
import { ComingSoonPage } from '@/pages/coming-soon';
import { minigameTitles } from '@/shared/routes';
import type { GameParams } from './coming-soon';

/** The page of what is not built yet, under the name of the page or the game asked for. */
export function ComingSoonView() {
  const match = useMatches().at(-1);
  const { provider, game }: GameParams = match?.params ?? {};
  const name = minigameTitles[`${provider}/${game}`] ?? match?.staticData.page?.title;
  return <ComingSoonPage name={name ?? ''} />;
}
