/**
 * The binary logarithm of scrypt's N: each step doubles the time and the memory of a hash. 14 takes 32 MB, and 17, the
 * most, 256 MB.
 */
export const PASSWORD_HASH_COST = { min: 10, default: 14, max: 17 } as const;
