/** Where pages of the help centre say whom to ask. */
export const contactAnchor = "kontak";
