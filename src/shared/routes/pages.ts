import {
  type RegisteredRouter,
  type StaticDataRouteOption,
  useRouter,
} from '@tanstack/react-router';
import type { PageInfo } from './page';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageInfo;
  }
}

/** Path of a page, as the router spells it. */
export type RoutePath = keyof RegisteredRouter['routesByPath'];

/** Returns the pages of the site by path. The layers below the pages know them through the router alone. */
export function usePages(): ReadonlyMap<string, PageInfo> {
  const { routesByPath } = useRouter();
  const pages = new Map<string, PageInfo>();
  for (const [path, { options }] of Object.entries(routesByPath)) {
    if (options.staticData?.page) pages.set(path, options.staticData.page);
  }
  return pages;
}

/** Title by path; the path itself where no page is there. */
export function usePageTitle(): (path: string) => string {
  const routes: Record<string, { options: { staticData?: StaticDataRouteOption } }> =
    useRouter().routesByPath;
  return (path) => routes[path]?.options.staticData?.page?.title ?? path;
}
