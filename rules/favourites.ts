/** Leagues, teams and fixtures that a member may have starred, all together. */
export const MAX_FAVOURITES = 200;
