/** Who calls: a guest, or somebody with a token. */
export interface Caller {
  /** For the report, such as `member` or `guest`. */
  name: string;
  token?: string;
  /** The address the call comes from, where the server takes one. */
  address?: string;
}

/** Addresses of a private network that no other run uses. */
export function createAddresses(): () => string {
  const network = 1 + Math.floor(Math.random() * 254);
  const start = Math.floor(Math.random() * 60_000);
  let made = start;
  return () => {
    made += 1;
    return `10.${network}.${(made >> 8) & 255}.${made & 255}`;
  };
}
