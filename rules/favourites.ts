/** Leagues, teams, fixtures and games that a member may have starred, all together. */
export const MAX_FAVOURITES = 200;
