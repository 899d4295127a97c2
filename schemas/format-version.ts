/** The version of the file format that this Setwright writes, and the newest that it reads. */
export const formatVersion = 1;
