/** As the contract has it. Addresses and names of topics are made from ids: what is none must not get into them. */
export const FIXTURE_ID = /^[a-z0-9]{4,24}$/;
