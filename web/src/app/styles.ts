// Style sheets of the shell, in Mantine's order. They are in a layer, so that the rules of our modules always win.
// Mantine's variables are those of our theme, in theme-variables.css, with our own after them.
// A route imports the style sheets of components that only it uses.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Title.layer.css'
import './theme-variables.css'
import './variables.css'
import './fonts.css'
import './global.css'
