import { useMatches } from '@tanstack/react-router';
import { ComingSoonPage } from '@/pages/coming-soon';

/** The page of what is not built yet, under the name of the page asked for. */
export function ComingSoonView() {
  const match = useMatches().at(-1);
  return <ComingSoonPage name={match?.staticData.page?.title ?? ''} />;
}
