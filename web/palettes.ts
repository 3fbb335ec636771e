/** The colours of each game, from its folder: pages about a game need them before anything of it is loaded. */
import.meta.glob('../games/*/palette.css', { eager: true });
