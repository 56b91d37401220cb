/** Whether a password is the member's own id, in whatever case: the first that anybody would try. */
export function isOwnId(password: string, userId: string): boolean {
  return password.toLowerCase() === userId.toLowerCase();
}
