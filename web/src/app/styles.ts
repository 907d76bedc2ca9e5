// Mantine's style sheet is in a layer, so that the rules of our modules always win.
import '@mantine/core/styles.layer.css'
import './variables.css'
import './fonts.css'
import './global.css'
