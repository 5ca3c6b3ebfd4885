/** Close codes of RFC 6455's registry that graphql-ws does not name. */
export const Close = { goingAway: 1001, policy: 1008, restart: 1012, tryAgainLater: 1013 } as const;
