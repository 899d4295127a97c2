/** Factor of one press of a zoom key or button. */
export const zoomStep = 1.25;
